import { answerCaseOptions } from '@showcase/data/hire-requests';
import { useRef } from 'react';
import { useOfferMutation } from '../../offers/use-offer-mutation.ts';
import type { CaseAnswerProps } from './answer-dialogs.tsx';

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
