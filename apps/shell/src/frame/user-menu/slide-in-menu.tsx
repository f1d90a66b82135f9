import { useUser } from '@showcase/data/session';
import { Link } from '@showcase/remote-contract';
import { Avatar, bidi, Button, IconButton, RadioGroup, useTheme } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useWallet } from '../dashboard/use-wallet.ts';
import { useSignedInUser } from '../top-bar/use-signed-in-user.ts';
import { useSignOut } from '../../session/sign-out/sign-out-provider.tsx';
import { ProductVersion } from './product-version.tsx';
import { Balance, Entries, MenuBody, UserInfo } from './slide-in-menu.styles.ts';
import { themes } from './themes.ts';
import { useMenuLinks } from './use-menu-links.tsx';
import { Email, SignedInAs } from './user-menu.styles.ts';

type SlideInMenuProps = { onOpenAccount: () => void };

/** The wallet and the user menu of the header, as a drawer on small screens. */
export function SlideInMenu({ onOpenAccount }: SlideInMenuProps) {
  const user = useSignedInUser();
  const [isOpen, setIsOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      <IconButton label={bidi`Account of ${user.name}`} onClick={() => setIsOpen(true)}>
        <Avatar name={user.name} src={user.picture} size="s" aria-hidden />
      </IconButton>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title="Your account">
        <MenuContent
          close={() => setIsOpen(false)}
          onOpenAccount={() => {
            setIsOpen(false);
            onOpenAccount();
          }}
        />
      </Drawer>
    </>
  );
}

function MenuContent({ close, onOpenAccount }: SlideInMenuProps & { close: () => void }) {
  const { authUser } = useUser();
  const user = useSignedInUser();
  const balance = useWallet(authUser?.id ?? '');
  const links = useMenuLinks();
  const { choice, setTheme } = useTheme();
  const { signOut, isSigningOut } = useSignOut();
  if (!user) return null;
  return (
    <MenuBody>
      <UserInfo>
        <Avatar name={user.name} src={user.picture} aria-hidden />
        <SignedInAs>
          Signed in as <Email>{user.email}</Email>
        </SignedInAs>
      </UserInfo>
      <Balance>
        Balance <strong>{balance ?? '…'}</strong>
      </Balance>
      <Entries role="list">
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <Link to={href} onClick={close}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={onOpenAccount}>
            <Settings aria-hidden />
            Account settings
          </button>
        </li>
      </Entries>
      <RadioGroup label="Theme" options={themes} value={choice} onValueChange={setTheme} />
      <Button onClick={signOut} isBusy={isSigningOut}>
        Sign out
      </Button>
      <ProductVersion />
    </MenuBody>
  );
}
