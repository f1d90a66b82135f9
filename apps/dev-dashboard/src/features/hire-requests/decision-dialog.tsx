import type { ListedHireRequest } from '@showcase/data';
import { moveFailure, useFocusAfterMove, useMoveHireRequest } from '@showcase/kit/hire-requests';
import { formatMoney, isolated } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useNotify } from '../../shared/notify-context.ts';

export type Decision = {
  action: 'accept' | 'decline' | 'end';
  request: ListedHireRequest;
  /** The one that was pressed. */
  button: HTMLElement;
};

const WORDS = {
  accept: {
    question: 'Are you sure you want to accept this request?',
    confirm: 'Accept',
    done: 'Request accepted. You can find it under Accepted.',
    variant: 'primary',
  },
  decline: {
    question: 'Are you sure you want to reject this request?',
    confirm: 'Decline',
    done: 'Request declined.',
    variant: 'danger',
  },
  end: {
    question: 'Are you sure you want to end this request?',
    confirm: 'End request',
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
  const { question, confirm, done, variant } = WORDS[action];
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
      subject={
        action === 'end'
          ? isolated`${request.title}: the work stops and the pending ${formatMoney(request.price)} is removed.`
          : isolated`${request.title} for ${request.client?.name ?? 'Deleted account'}, ${formatMoney(request.price)}`
      }
      confirmLabel={confirm}
      cancelLabel={action === 'end' ? 'Keep working' : 'Cancel'}
      variant={variant}
      onConfirm={decide}
      isBusy={move.isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
