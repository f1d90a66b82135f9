import {
  answerEndOptions,
  type AnswerEndInput,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { explainActionError } from '../explain-action-error.ts';
import type { MissedAction } from '../../offers/offers-context.ts';
import { useOfferMutation } from '../../offers/use-offer-mutation.ts';
import { useFocusAfterAction } from '../use-focus-after-action.ts';

export type EndAnswerProps = {
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
  onMissed: (missed: MissedAction) => void;
};

type Options = EndAnswerProps & {
  action: AnswerEndInput['action'];
  successText: string;
  onDone?: () => void;
};

/** Answers the proposal to end a request. If something else came first, the panel says so and shows the new state. */
export function useEndAnswer(options: Options) {
  const { request, button, action, successText, onClose, onDone, onMissed } = options;
  const { id, version: expectedVersion } = request;
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const mutation = useOfferMutation(answerEndOptions, {
    successText,
    onDone() {
      markActionDone();
      onDone?.();
      onClose();
    },
  });
  const answer = (note?: string) =>
    mutation.mutate(
      { id, action, expectedVersion, ...(note && { note }) },
      {
        onError(error) {
          if (error.kind !== 'conflict') return;
          markActionDone();
          onMissed({
            requestId: id,
            sentence: error.sentence ?? 'This request changed in the meantime',
            text: note,
          });
          onClose();
        },
      },
    );
  const error = explainActionError(mutation.error);
  return { answer, finalFocus, isPending: mutation.isPending, error };
}
