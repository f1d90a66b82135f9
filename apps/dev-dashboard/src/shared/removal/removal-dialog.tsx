import { ConfirmDialog } from '@showcase/ui/controls';

type RemovalDialogProps = {
  question: string;
  subject: string;
  onCancel: () => void;
  onConfirm: () => void;
};

export function RemovalDialog(props: RemovalDialogProps) {
  const { question, subject, onCancel, onConfirm } = props;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onCancel}
      title={question}
      subject={subject}
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />
  );
}
