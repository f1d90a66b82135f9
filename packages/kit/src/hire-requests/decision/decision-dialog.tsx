import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { useNotify } from '@showcase/remote-contract/services';
import { ConfirmDialog } from '@showcase/ui/controls';
import { explainActionError } from '../explain-action-error.ts';
import { useFocusAfterAction } from '../use-focus-after-action.ts';
import { useHireRequestAction } from '../use-hire-request-action.ts';
import type { OpenDecision } from './decision.ts';

type DecisionDialogProps = OpenDecision & {
  onClose: () => void;
  /** Called if the request has changed in the meantime. */
  onConflict: (request: ListedHireRequest) => void;
};

export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, request, button, onClose, onConflict } = props;
  const notify = useNotify();
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const mutation = useHireRequestAction({
    onDone() {
      markActionDone();
      const { successText } = decision;
      const text = typeof successText === 'string' ? successText : successText(request);
      notify({ kind: 'success', text });
      onClose();
    },
  });
  const decide = () =>
    mutation.mutate(
      { id: request.id, action: decision.action, expectedVersion: request.version },
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
      title={decision.question}
      subject={decision.getSubject(request)}
      confirmLabel={decision.confirmLabel}
      cancelLabel={decision.cancelLabel}
      variant={decision.variant}
      onConfirm={decide}
      isBusy={mutation.isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
