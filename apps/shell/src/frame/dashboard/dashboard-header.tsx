import { useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { useAccountDialog } from '../account/use-account-dialog.ts';
import { Bell } from '../notifications/bell.tsx';
import { SlideInMenu } from '../user-menu/slide-in-menu.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import { HeaderRow, OnSmallScreens, OnWideScreens } from './dashboard-header.styles.ts';
import { UnreadMessages } from './unread/unread-messages.tsx';
import { Wallet } from './wallet.tsx';

const AccountDialog = lazyDialog({
  name: 'account settings',
  load: async () => (await import('../account/account-dialog.tsx')).AccountDialog,
});

/** At the end of the dashboard's first row: the wallet, the notifications and the account menu. */
export function DashboardHeader() {
  const { authUser } = useUser();
  const account = useAccountDialog();
  if (!authUser) return null;

  return (
    <HeaderRow>
      <OnWideScreens>
        <Wallet userId={authUser.id} />
      </OnWideScreens>
      <Bell userId={authUser.id} />
      <UnreadMessages userId={authUser.id} />
      <OnWideScreens>
        <UserMenu onOpenAccount={account.open} />
      </OnWideScreens>
      <OnSmallScreens>
        <SlideInMenu onOpenAccount={account.open} />
      </OnSmallScreens>
      {account.isMounted && <AccountDialog {...account.dialogProps} />}
    </HeaderRow>
  );
}
