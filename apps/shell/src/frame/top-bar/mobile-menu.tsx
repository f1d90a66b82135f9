import { useUser } from '@showcase/data/session';
import { NavLink } from '@showcase/remote-contract';
import { Avatar, Button, ButtonLink } from '@showcase/ui';
import { PaletteButton } from '../palette/palette-button.tsx';
import { useSignOut } from '../../session/sign-out/sign-out-provider.tsx';
import { Email, MenuPanel, MenuLinks, Name, UserInfo } from './mobile-menu.styles.ts';
import { siteLinks } from './site-links.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

/** The bar's links and the account, below the bar on small screens. */
export function MobileMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const { loading } = useUser();
  const user = useSignedInUser();
  const { signOut, isSigningOut } = useSignOut();
  return (
    <MenuPanel id={id} aria-label="Menu">
      <PaletteButton onOpen={onClose} />
      <MenuLinks role="list">
        {siteLinks(user !== null).map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path}>{label}</NavLink>
          </li>
        ))}
      </MenuLinks>
      {user && (
        <>
          <UserInfo>
            <Avatar name={user.name} src={user.picture} aria-hidden />
            <div>
              <Name dir="auto">{user.name}</Name>
              <Email>{user.email}</Email>
            </div>
          </UserInfo>
          <Button onClick={signOut} isBusy={isSigningOut}>
            Sign Out
          </Button>
        </>
      )}
      {!user && !loading && (
        <ButtonLink href="/login" variant="primary">
          Sign In
        </ButtonLink>
      )}
    </MenuPanel>
  );
}
