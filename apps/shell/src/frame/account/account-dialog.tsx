import { useUser } from '@showcase/data/session';
import { Dialog } from '@showcase/ui/controls';
import { useState } from 'react';
import { AccountSections, type AccountView } from './account-sections.tsx';
import { BillingView } from './billing/billing-view.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { EmailView } from './email/email-view.tsx';
import { NotificationsView } from './notifications/notifications-view.tsx';
import { OwnNameView } from './profile/own-name-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';
import { SecurityView } from './security/security-view.tsx';

type AccountDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  finalFocus?: () => HTMLElement | boolean | null;
  /** The view when it opens, or when another link is followed. */
  opensAt?: AccountView;
};

/** Account settings: change name, picture, email and password, set up a second factor, end sessions, choose notifications, give billing details, download the data, delete the account. */
export function AccountDialog({
  isOpen,
  onOpenChange,
  finalFocus = () => true,
  opensAt = 'settings',
}: AccountDialogProps) {
  const { authUser, user } = useUser();
  const [previous, setPrevious] = useState({ isOpen, opensAt });
  const [view, setView] = useState(opensAt);
  const [previousView, setPreviousView] = useState<AccountView | null>(null);
  // Not when it closes: it is still visible then.
  if (previous.isOpen !== isOpen || previous.opensAt !== opensAt) {
    setPrevious({ isOpen, opensAt });
    if (isOpen) {
      setView(opensAt);
      setPreviousView(null);
    }
  }
  if (!authUser) return null;

  const show = (next: AccountView) => {
    setPreviousView(view);
    setView(next);
  };
  const dialog = { isOpen, onOpenChange, finalFocus };
  if (view === 'deletion') {
    return (
      <Dialog {...dialog} title="Delete your account">
        <DeletionForm
          authUser={authUser}
          onCancel={() => show('settings')}
          onLeave={() => onOpenChange(false)}
        />
      </Dialog>
    );
  }
  if (view === 'profile') {
    return (
      <Dialog {...dialog} variant="sheet" title="Name and picture">
        <OwnNameView userId={authUser.id} onBack={() => show('settings')} />
      </Dialog>
    );
  }
  if (view === 'email') {
    return (
      <Dialog {...dialog} variant="sheet" title="Change your email">
        <EmailView authUser={authUser} onBack={() => show('settings')} />
      </Dialog>
    );
  }
  if (view === 'security') {
    return (
      <Dialog {...dialog} variant="sheet" title="Security">
        <SecurityView userId={authUser.id} onBack={() => show('settings')} />
      </Dialog>
    );
  }
  if (view === 'notifications') {
    return (
      <Dialog {...dialog} variant="sheet" title="Notifications">
        <NotificationsView userId={authUser.id} onBack={() => show('settings')} />
      </Dialog>
    );
  }
  if (view === 'privacy') {
    return (
      <Dialog {...dialog} variant="sheet" title="Privacy">
        <PrivacyView userId={authUser.id} onBack={() => show('settings')} />
      </Dialog>
    );
  }
  if (view === 'billing') {
    return (
      <Dialog {...dialog} variant="sheet" title="Billing details">
        <BillingView
          userId={authUser.id}
          isCreator={user?.is_dev === true}
          onBack={() => show('settings')}
        />
      </Dialog>
    );
  }
  return (
    <Dialog {...dialog} title="Account settings" description={authUser.email}>
      <AccountSections
        authUser={authUser}
        previousView={view === 'data' ? view : previousView}
        onShow={show}
      />
    </Dialog>
  );
}
