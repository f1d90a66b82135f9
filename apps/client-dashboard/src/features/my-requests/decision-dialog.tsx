import type { ListedHireRequest } from '@showcase/data';
import {
  explainActionError,
  useFocusAfterAction,
  useHireRequestAction,
} from '@showcase/kit/hire-requests';
import { formatMoney, isolated } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useNotify } from '../../shared/notify-context.ts';

export type Decision = {
  action: 'cancel' | 'approve' | 'end';
  request: ListedHireRequest;
  /** The button that opened the dialog. */
  button: HTMLElement;
};

const LABELS = {
  cancel: {
    question: 'Are you sure you want to cancel this request?',
    confirmLabel: 'Cancel request',
    cancelLabel: 'Keep it',
    successText: 'Request canceled.',
    variant: 'danger',
  },
  approve: {
    question: 'Are you sure you want to approve this work?',
    confirmLabel: 'Approve',
    cancelLabel: 'Not yet',
    successText: 'Approved. You can now leave a review.',
    variant: 'primary',
  },
  end: {
    question: 'Are you sure you want to end this request?',
    confirmLabel: 'End request',
    cancelLabel: 'Keep it',
    successText: 'Request ended.',
    variant: 'danger',
  },
} as const;

type DecisionDialogProps = {
  decision: Decision;
  onClose: () => void;
  /** Called if the request has changed in the meantime. */
  onConflict: (request: ListedHireRequest) => void;
};

export function DecisionDialog({ decision, onClose, onConflict }: DecisionDialogProps) {
  const { action, request, button } = decision;
  const { question, confirmLabel, cancelLabel, successText, variant } = LABELS[action];
  const notify = useNotify();
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const mutation = useHireRequestAction({
    onDone() {
      markActionDone();
      notify({ kind: 'success', text: successText });
      onClose();
    },
  });
  const decide = () =>
    mutation.mutate(
      { id: request.id, action, expectedVersion: request.version },
      {
        onError(error) {
          if (error.kind !== 'conflict') return;
          markActionDone();
          onConflict(request);
          onClose();
        },
      },
    );
  const error = explainActionError(mutation.error);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={question}
      subject={isolated`${request.title}, ${request.creator?.name ?? 'Deleted account'}, ${formatMoney(request.price)}`}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      variant={variant}
      onConfirm={decide}
      isBusy={mutation.isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
