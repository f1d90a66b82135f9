import { ConfirmDialog } from '@showcase/ui/controls';

export type LeaveQuestion = { unsaved: string; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ unsaved, onStay, onLeave }: LeaveQuestion) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title="Leave without saving?"
      subject={unsaved}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onLeave}
    />
  );
}
