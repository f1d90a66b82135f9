import { hasPassword } from '@showcase/data/account';
import type { DataError } from '@showcase/data/client';
import { hasSecondFactor } from '@showcase/data/security';
import { useUser, type AuthUser } from '@showcase/data/session';
import { Button, Notice } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useState, type ComponentProps } from 'react';
import { SubmitButton } from '../forms/submit/submit-button.tsx';
import { CodeForm, useCodeEntry } from './code-form.tsx';
import { PasswordForm, usePasswordEntry } from './password-form.tsx';

type ConfirmationDialogProps = {
  /** Why the action was rejected; without one, the user is asked for what their account has. */
  error?: DataError | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Opens over an action that needs the password or a code again. What was typed there stays, and the action is retried. */
export function ConfirmationDialog({ error, onConfirm, onClose }: ConfirmationDialogProps) {
  const { authUser } = useUser();
  const needsCode = error ? error.kind === 'second-factor-needed' : hasSecondFactor(authUser);
  if (needsCode) return <CodeDialog onConfirm={onConfirm} onClose={onClose} />;
  if (authUser && hasPassword(authUser)) {
    return <PasswordDialog authUser={authUser} onConfirm={onConfirm} onClose={onClose} />;
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="s"
      title="Sign in again"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Notice variant="warning">
        Your account has no password. Sign out, sign in and try again within 15 minutes.
      </Notice>
    </Dialog>
  );
}

type StepProps = { onConfirm: () => void; onClose: () => void };

function CodeDialog({ onConfirm, onClose }: StepProps) {
  const formId = useId();
  const entry = useCodeEntry(onConfirm);
  return (
    <Step
      title="Confirm it's you"
      description="Enter a code first. Nothing you typed is lost."
      {...{ formId, onClose, submission: entry.submission }}
    >
      <CodeForm id={formId} entry={entry} />
    </Step>
  );
}

function PasswordDialog({ authUser, onConfirm, onClose }: StepProps & { authUser: AuthUser }) {
  const formId = useId();
  const entry = usePasswordEntry(authUser.email ?? '', onConfirm);
  return (
    <Step
      title="Confirm your password"
      description="Enter your password first. Nothing you typed is lost."
      {...{ formId, onClose, submission: entry.submission }}
    >
      <PasswordForm id={formId} entry={entry} />
    </Step>
  );
}

type Submission = ComponentProps<typeof SubmitButton>['submission'];
type StepDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'children'> & {
  formId: string;
  submission: Submission;
  onClose: () => void;
};

function Step({ formId, submission, onClose, ...dialog }: StepDialogProps) {
  // Its field takes the focus before the dialog notes where it was.
  const [before] = useState(() => document.activeElement);
  return (
    <Dialog
      isOpen
      onOpenChange={() => !submission.isPending && onClose()}
      size="s"
      finalFocus={() => (before instanceof HTMLElement && before.isConnected ? before : true)}
      footer={
        <>
          <Button onClick={onClose} disabled={submission.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} submission={submission}>
            Confirm
          </SubmitButton>
        </>
      }
      {...dialog}
    />
  );
}
