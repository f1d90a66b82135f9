import { ConfirmDialog } from '@showcase/ui/controls';

type LeaveDialogProps = { onStay: () => void; onLeave: () => void };

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title="Leave without saving?"
      subject="Your changes to this profile aren't saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
    />
  );
}
