import type { AuthUser } from '@showcase/data/session';
import { SettingsView } from '../settings-view.tsx';
import { EmailForm } from './email-form.tsx';

type EmailViewProps = { authUser: AuthUser; onBack: () => void };

/** Changes the email address of the account. */
export function EmailView({ authUser, onBack }: EmailViewProps) {
  return (
    <SettingsView onBack={onBack}>
      <EmailForm authUser={authUser} />
    </SettingsView>
  );
}
