import { useUser } from '@showcase/data';
import { NavLink } from '@showcase/remote-contract';
import { Avatar, Button, ButtonLink } from '@showcase/ui';
import { useSignOut } from '../sign-out/sign-out-provider.tsx';
import { Email, MenuPanel, MenuLinks, Name, Person } from './mobile-menu.styles.ts';
import { siteLinks } from './site-links.ts';
import { usePerson } from './use-person.ts';

/** The bar's links and the account, below the bar of a small screen. */
export function MobileMenu({ id }: { id: string }) {
  const { loading } = useUser();
  const person = usePerson();
  const { signOut, isSigningOut } = useSignOut();
  return (
    <MenuPanel id={id} aria-label="Menu">
      <MenuLinks role="list">
        {siteLinks(person !== null).map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path}>{label}</NavLink>
          </li>
        ))}
      </MenuLinks>
      {person && (
        <>
          <Person>
            <Avatar name={person.name} src={person.picture} aria-hidden />
            <div>
              <Name>
                <bdi>{person.name}</bdi>
              </Name>
              <Email>{person.email}</Email>
            </div>
          </Person>
          <Button onClick={signOut} isBusy={isSigningOut}>
            Sign Out
          </Button>
        </>
      )}
      {!person && !loading && (
        <ButtonLink href="/login" variant="primary">
          Sign In
        </ButtonLink>
      )}
    </MenuPanel>
  );
}
