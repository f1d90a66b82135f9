import { ConfirmDialog } from '@showcase/ui/controls';

type SignOutDialogProps = {
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onOpenChange: (isOpen: boolean) => void;
};

/** Confirms a sign-out that would lose data. */
export function SignOutDialog(props: SignOutDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Sign out and lose unsaved work?"
      subject="Drafts and unsent messages are only in this browser. Signing out deletes them. Other tabs keep what you typed there for you until they are closed."
      confirmLabel="Sign out"
      cancelLabel="Stay signed in"
    />
  );
}
