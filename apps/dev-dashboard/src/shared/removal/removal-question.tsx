import { ConfirmDialog } from '@showcase/ui/controls';

type RemovalQuestionProps = {
  question: string;
  subject: string;
  onCancel: () => void;
  onConfirm: () => void;
};

export function RemovalQuestion(props: RemovalQuestionProps) {
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
