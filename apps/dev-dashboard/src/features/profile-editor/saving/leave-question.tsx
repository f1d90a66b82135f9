import { ConfirmDialog } from '@showcase/ui/controls';

type LeaveQuestionProps = { onStay: () => void; onLeave: () => void };

export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title="Leave without saving?"
      subject="Your edits to this profile are not saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
    />
  );
}
