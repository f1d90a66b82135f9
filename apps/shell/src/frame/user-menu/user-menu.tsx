import { Avatar, bidi, useTheme } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { useSignedInUser } from '../top-bar/use-signed-in-user.ts';
import { useSignOut } from '../../session/sign-out/sign-out-provider.tsx';
import { ProductVersion } from './product-version.tsx';
import { themes } from './themes.ts';
import { useMenuLinks } from './use-menu-links.tsx';
import { Email, SignedInAs, Trigger } from './user-menu.styles.ts';

/** Shows the signed-in user, the other parts of the dashboard, the account settings, the theme and sign-out. */
export function UserMenu({ onOpenAccount }: { onOpenAccount: () => void }) {
  const user = useSignedInUser();
  const links = useMenuLinks();
  const { choice, setTheme } = useTheme();
  const { signOut } = useSignOut();
  if (!user) return null;

  const trigger = (
    <Trigger
      variant="ghost"
      aria-label={bidi`Account of ${user.name}`}
      title={bidi`Account of ${user.name}`}
    >
      <Avatar name={user.name} src={user.picture} size="s" aria-hidden />
      <ChevronDown aria-hidden />
    </Trigger>
  );
  const header = (
    <SignedInAs>
      Signed in as <Email>{user.email}</Email>
    </SignedInAs>
  );
  return (
    <Menu
      trigger={trigger}
      header={header}
      footer={<ProductVersion />}
      items={[
        ...links,
        { label: 'Account settings', icon: <Settings aria-hidden />, onSelect: onOpenAccount },
        'separator',
        {
          label: 'Theme',
          options: themes,
          value: choice,
          onValueChange(value) {
            const theme = themes.find((option) => option.value === value);
            if (theme) setTheme(theme.value);
          },
        },
        'separator',
        { label: 'Sign out', icon: <LogOut aria-hidden />, onSelect: signOut },
      ]}
    />
  );
}
