import {
  answerCaseOptions,
  type Case,
  type CaseAction,
  type HireRequestSide,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { useRef } from 'react';
import { useOfferMutation } from '../../offers/use-offer-mutation.ts';

export type CaseAnswerProps = {
  action: CaseAction;
  dispute: Case;
  request: Pick<ListedHireRequest, 'client' | 'creator'>;
  side: HireRequestSide;
  userId: string;
  /** The button that opened the dialog. */
  button: HTMLElement;
  /** Gets the focus after the action, when the button is gone. */
  getFallback: () => HTMLElement | null;
  onClose: () => void;
};

type AnswerOptions = Pick<CaseAnswerProps, 'button' | 'getFallback' | 'onClose'> & {
  successText: string;
  onDone?: () => void;
};

/** Sends an answer; afterwards the focus is where the result is, because the button is gone. */
export function useCaseAnswer(options: AnswerOptions) {
  const { button, getFallback, onClose, successText, onDone } = options;
  const isDone = useRef(false);
  const answering = useOfferMutation(answerCaseOptions, {
    successText,
    onDone() {
      isDone.current = true;
      onDone?.();
      onClose();
    },
  });
  const finalFocus = () => (!isDone.current && button.isConnected ? button : getFallback());
  return { answering, finalFocus };
}
