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
  action: 'accept' | 'decline' | 'end';
  request: ListedHireRequest;
  /** The button that opened the dialog. */
  button: HTMLElement;
};

const LABELS = {
  accept: {
    question: 'Are you sure you want to accept this request?',
    confirmLabel: 'Accept',
    successText: 'Request accepted. Find it under Accepted.',
    variant: 'primary',
  },
  decline: {
    question: 'Are you sure you want to reject this request?',
    confirmLabel: 'Decline',
    successText: 'Request declined.',
    variant: 'danger',
  },
  end: {
    question: 'Are you sure you want to end this request?',
    confirmLabel: 'End request',
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
  const { question, confirmLabel, successText, variant } = LABELS[action];
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
      subject={
        action === 'end'
          ? isolated`Work on “${request.title}” stops, and the pending ${formatMoney(request.price)} is removed.`
          : isolated`${request.title} for ${request.client?.name ?? 'Deleted account'}, ${formatMoney(request.price)}`
      }
      confirmLabel={confirmLabel}
      cancelLabel={action === 'end' ? 'Keep working' : 'Cancel'}
      variant={variant}
      onConfirm={decide}
      isBusy={mutation.isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
