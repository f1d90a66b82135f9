import type { ListedHireRequest } from '@showcase/data';
import { moveFailure, useFocusAfterMove, useMoveHireRequest } from '@showcase/kit/hire-requests';
import { formatMoney, isolated } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useNotify } from '../../shared/notify-context.ts';

export type Decision = {
  action: 'cancel' | 'approve' | 'end';
  request: ListedHireRequest;
  /** The one that was pressed. */
  button: HTMLElement;
};

const WORDS = {
  cancel: {
    question: 'Are you sure you want to cancel this request?',
    confirm: 'Cancel request',
    keep: 'Keep it',
    done: 'Request cancelled.',
    variant: 'danger',
  },
  approve: {
    question: 'Are you sure you want to approve this work?',
    confirm: 'Approve',
    keep: 'Not yet',
    done: 'Approved. You can leave a review now.',
    variant: 'primary',
  },
  end: {
    question: 'Are you sure you want to end this request?',
    confirm: 'End request',
    keep: 'Keep it',
    done: 'Request ended.',
    variant: 'danger',
  },
} as const;

type DecisionDialogProps = {
  decision: Decision;
  onClose: () => void;
  /** It was moved elsewhere meanwhile. */
  onConflict: (request: ListedHireRequest) => void;
};

export function DecisionDialog({ decision, onClose, onConflict }: DecisionDialogProps) {
  const { action, request, button } = decision;
  const { question, confirm, keep, done, variant } = WORDS[action];
  const notify = useNotify();
  const { markMoved, finalFocus } = useFocusAfterMove(button);
  const move = useMoveHireRequest({
    onMoved() {
      markMoved();
      notify({ kind: 'success', text: done });
      onClose();
    },
  });
  const decide = () =>
    move.mutate(
      { id: request.id, action, expectedVersion: request.version },
      {
        onError(error) {
          if (error.kind !== 'conflict') return;
          markMoved();
          onConflict(request);
          onClose();
        },
      },
    );
  const error = moveFailure(move.error);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={question}
      subject={isolated`${request.title}, ${request.creator?.name ?? 'Deleted account'}, ${formatMoney(request.price)}`}
      confirmLabel={confirm}
      cancelLabel={keep}
      variant={variant}
      onConfirm={decide}
      isBusy={move.isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
