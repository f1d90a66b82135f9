import { useUser } from '@showcase/data/session';
import { Button } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useState } from 'react';
import { Explanation, Section, Sections } from './account-dialog.styles.ts';
import { DeletionForm } from './deletion-form.tsx';
import { MyDataDownload } from './my-data-download.tsx';
import { PasswordForm } from './password-form.tsx';

type AccountDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Account settings: change the password, download the data, delete the account. */
export function AccountDialog({ isOpen, onOpenChange }: AccountDialogProps) {
  const { authUser } = useUser();
  const [view, setView] = useState<'settings' | 'deletion' | 'settings again'>('settings');
  if (!authUser) return null;

  const change = (open: boolean) => {
    setView('settings');
    onOpenChange(open);
  };
  if (view === 'deletion') {
    return (
      <Dialog isOpen={isOpen} onOpenChange={change} title="Delete your account">
        <DeletionForm authUser={authUser} onCancel={() => setView('settings again')} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title="Account settings"
      description={authUser.email}
    >
      <Sections>
        <Section aria-label="Password">
          <h3>Password</h3>
          <PasswordForm authUser={authUser} />
        </Section>
        <Section aria-label="Your data">
          <h3>Your data</h3>
          <MyDataDownload />
        </Section>
        <Section aria-label="Delete account">
          <h3>Delete account</h3>
          <Explanation>
            Your profile and everything you've published will be deleted for good.
          </Explanation>
          <Button
            variant="danger"
            autoFocus={view === 'settings again'}
            onClick={() => setView('deletion')}
          >
            Delete account…
          </Button>
        </Section>
      </Sections>
    </Dialog>
  );
}
