import type { AuthUser } from '@showcase/data/session';
import { Button } from '@showcase/ui';
import { ArrowLeft } from 'lucide-react';
import { BackRow, Views } from '../account-dialog.styles.ts';
import { EmailForm } from './email-form.tsx';

type EmailViewProps = { authUser: AuthUser; onBack: () => void };

/** Changes the email address of the account. */
export function EmailView({ authUser, onBack }: EmailViewProps) {
  return (
    <Views>
      <BackRow>
        <Button variant="ghost" size="s" autoFocus onClick={onBack}>
          <ArrowLeft aria-hidden />
          Account settings
        </Button>
      </BackRow>
      <EmailForm authUser={authUser} />
    </Views>
  );
}
