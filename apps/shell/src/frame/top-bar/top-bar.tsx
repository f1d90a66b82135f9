import { useUser } from '@showcase/data/session';
import { Link, NavLink, useLocation } from '@showcase/remote-contract';
import { Button, ButtonLink, IconButton, Logo, Avatar, bidi, tokens } from '@showcase/ui';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useDropdown } from '../use-dropdown.ts';
import { useIsDashboard } from '../use-is-dashboard.ts';
import { useSignOut } from '../../session/sign-out/sign-out-provider.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { siteLinks } from './site-links.ts';
import { Account, Bar, BarContent, HomeLink, LinkList, SmallScreen } from './top-bar.styles.ts';
import { useSignedInUser } from './use-signed-in-user.ts';

const PictureLink = styled(Link)`
  display: flex;
  border-radius: ${tokens.radius.full};
  text-decoration: none;
`;

const SOLID_ABOVE_PX = 10;

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
  const user = useSignedInUser();
  const { signOut, isSigningOut } = useSignOut();
  if (!user) {
    return (
      <ButtonLink href="/login" variant="primary">
        Sign In
      </ButtonLink>
    );
  }
  return (
    <>
      <PictureLink to="/dashboard" aria-label={bidi`${user.name}, dashboard`} title={user.name}>
        <Avatar name={user.name} src={user.picture} />
      </PictureLink>
      <Button onClick={signOut} isBusy={isSigningOut}>
        Sign Out
      </Button>
    </>
  );
}

/** The bar has the color of the landing page's hero only over it, and is solid once the page has scrolled by more than 10 px. */
function useIsBarSolid() {
  const { pathname } = useLocation();
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SOLID_ABOVE_PX,
    () => false,
  );
  return isScrolled || pathname !== '/';
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
