import { useUser } from '@showcase/data/session';
import { Link, NavLink } from '@showcase/remote-contract';
import { Button, ButtonLink, IconButton, Logo } from '@showcase/ui';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useDropdown } from '../use-dropdown.ts';
import { useIsDashboard } from '../use-is-dashboard.ts';
import { useSignOut } from '../../session/sign-out/sign-out-provider.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { siteLinks } from './site-links.ts';
import { Account, Bar, BarContent, HomeLink, LinkList, SmallScreen } from './top-bar.styles.ts';
import { useIsBarSolid } from './use-is-bar-solid.ts';
import { UserPicture } from './user-picture.tsx';

export function TopBar() {
  const { authUser, loading } = useUser();
  const isSolid = useIsBarSolid();
  const { isOpen, root, toggleProps, panelProps, close } = useDropdown();
  const width = useIsDashboard() ? 'full' : 'page';
  const closedLook = isSolid ? 'solid' : 'hero';

  return (
    <Bar
      ref={root}
      data-width={width}
      data-look={isOpen ? 'open' : closedLook}
      // Over the landing page's hero, which is ink-navy in both themes.
      {...(!isOpen && !isSolid && { 'data-theme': 'night' })}
    >
      <BarContent>
        <HomeLink as={Link} to="/" aria-label="Bolt Showcase, home">
          <Logo />
        </HomeLink>
        <nav aria-label="Main">
          <LinkList role="list">
            {siteLinks(authUser !== null).map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path}>{label}</NavLink>
              </li>
            ))}
          </LinkList>
        </nav>
        <Account>
          <PaletteButton />
          {loading ? <SignInWithoutScripts /> : <AccountControls />}
        </Account>
        <SmallScreen>
          <IconButton label={isOpen ? 'Close menu' : 'Open menu'} {...toggleProps}>
            {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </IconButton>
        </SmallScreen>
      </BarContent>
      {isOpen && <MobileMenu {...panelProps} onClose={close} />}
    </Bar>
  );
}

/** Until the session is known, the bar says nothing of it; without JavaScript there is no session. */
function SignInWithoutScripts() {
  return (
    <noscript>
      <ButtonLink href="/login" variant="primary">
        Sign In
      </ButtonLink>
    </noscript>
  );
}

function AccountControls() {
  const { authUser } = useUser();
  const { signOut, isSigningOut } = useSignOut();
  if (!authUser) {
    return (
      <ButtonLink href="/login" variant="primary">
        Sign In
      </ButtonLink>
    );
  }
  return (
    <>
      <UserPicture />
      <Button onClick={signOut} isBusy={isSigningOut}>
        Sign Out
      </Button>
    </>
  );
}
