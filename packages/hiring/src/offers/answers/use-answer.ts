import {
  answerOfferOptions,
  type AnswerOfferInput,
  type HireRequestWithHistory,
  type Offer,
} from '@showcase/data/hire-requests';
import { explainActionError } from '../../requests/explain-action-error.ts';
import { useFocusAfterAction } from '../../requests/use-focus-after-action.ts';
import type { MissedAction } from '../offers-context.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';

export type AnswerDialogProps = {
  offer: Offer;
  request: HireRequestWithHistory;
  button: HTMLElement;
  onClose: () => void;
  onMissed: (missed: MissedAction) => void;
};

type AnswerOptions = AnswerDialogProps & {
  action: AnswerOfferInput['action'];
  successText: string;
  onDone?: () => void;
};

/** Answers exactly this version. If something else came first, the panel says so and shows the new state. */
export function useAnswer(options: AnswerOptions) {
  const { offer, request, button, action, successText, onClose, onDone, onMissed } = options;
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const mutation = useOfferMutation(answerOfferOptions, {
    successText,
    onDone() {
      markActionDone();
      onDone?.();
      onClose();
    },
  });
  const answer = (note?: string) =>
    mutation.mutate(
      { id: offer.id, action, ...(note && { note }) },
      {
        onError(error) {
          if (error.kind !== 'conflict') return;
          markActionDone();
          onMissed({
            requestId: request.id,
            sentence: error.sentence ?? 'This request changed in the meantime',
            text: note,
          });
          onClose();
        },
      },
    );
  return {
    answer,
    finalFocus,
    isPending: mutation.isPending,
    error: explainActionError(mutation.error),
  };
}
