import { useUser } from '@showcase/data/session';
import { DialogLoadFailure, lazyComponent } from '@showcase/kit/loading';
import { useState } from 'react';
import { Bell } from '../notifications/bell.tsx';
import { SlideInMenu } from '../user-menu/slide-in-menu.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import { HeaderRow, OnSmallScreens, OnWideScreens } from './dashboard-header.styles.ts';
import { Wallet } from './wallet.tsx';

const AccountDialog = lazyComponent({
  name: 'account settings',
  load: async () => (await import('../account/account-dialog.tsx')).AccountDialog,
  Failure: DialogLoadFailure,
});

/** At the end of the dashboard's first row: the wallet, the notifications and the account menu. */
export function DashboardHeader() {
  const { authUser } = useUser();
  const [isAccountMounted, setIsAccountMounted] = useState(false);
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  if (!authUser) return null;

  const openAccount = () => {
    setIsAccountMounted(true);
    setIsAccountOpen(true);
  };
  return (
    <HeaderRow>
      <OnWideScreens>
        <Wallet userId={authUser.id} />
      </OnWideScreens>
      <Bell userId={authUser.id} />
      <OnWideScreens>
        <UserMenu onOpenAccount={openAccount} />
      </OnWideScreens>
      <OnSmallScreens>
        <SlideInMenu onOpenAccount={openAccount} />
      </OnSmallScreens>
      {isAccountMounted && <AccountDialog isOpen={isAccountOpen} onOpenChange={setIsAccountOpen} />}
    </HeaderRow>
  );
}
