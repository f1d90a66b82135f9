import type { Offer } from '@showcase/data/hire-requests';
import { bidi } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { ANSWER_TEXTS } from '../offer-texts.ts';
import { summarizeTerms } from '../terms/format-terms.ts';
import { useAnswer, type AnswerDialogProps } from './use-answer.ts';
import { useNow } from '../../requests/plan/use-now.ts';

const QUESTIONS: Record<Offer['kind'], string> = {
  request: '',
  offer: 'Accept this offer?',
  change_order: 'Accept this change?',
  extension: 'Accept the new date?',
};

/** Says what becomes agreed. */
export function AcceptDialog(props: AnswerDialogProps) {
  const { offer, onClose } = props;
  const now = useNow();
  const { accept, accepted } = ANSWER_TEXTS[offer.kind];
  const { answer, finalFocus, isPending, error } = useAnswer({
    ...props,
    action: 'accept',
    successText: accepted,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={QUESTIONS[offer.kind]}
      subject={bidi`${offer.title}: ${summarizeTerms(offer, now)}. These terms become the agreement; later changes need both of you.`}
      confirmLabel={accept}
      cancelLabel="Not yet"
      variant="primary"
      onConfirm={() => answer()}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
