import { useNotify } from '@showcase/remote-contract/services';
import { explainActionError } from '../explain-action-error.ts';
import { useFocusAfterAction } from '../use-focus-after-action.ts';
import { useHireRequestAction } from '../use-hire-request-action.ts';
import type { DecisionDialogProps } from './decision.ts';

/** Performs the decision of a dialog, and closes it when it is made or came too late. */
export function useDecision(props: DecisionDialogProps) {
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
  const decide = (details?: { dueOn: string | null }) =>
    mutation.mutate(
      { id: request.id, action: decision.action, expectedVersion: request.version, ...details },
      {
        onError(error) {
          if (error.kind !== 'conflict') return;
          markActionDone();
          onConflict(request);
          onClose();
        },
      },
    );
  return {
    decide,
    finalFocus,
    isPending: mutation.isPending,
    error: explainActionError(mutation.error),
  };
}
