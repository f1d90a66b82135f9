import { toDay } from '@showcase/data/days';
import {
  hireRequestQueries,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { bidi, Button, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { AttachmentField } from '@showcase/kit/attachments';
import { Form } from '@showcase/kit/forms';
import { getCounterparty } from '../../requests/counterparty/get-counterparty.ts';
import { useFocusAfterAction } from '../../requests/use-focus-after-action.ts';
import { MilestoneFields } from '../milestones/milestone-fields.tsx';
import { StartMenu } from '../templates/start-menu.tsx';
import { SaveTemplate } from '../templates/save-template.tsx';
import { FORM_TEXTS, type FormAction } from './form-texts.ts';
import { NoteField, OfferBoxes, OfferFields } from './offer-fields.tsx';
import { FooterText } from './offer-form.styles.ts';
import { SendingNotice } from './sending-notice.tsx';
import { listStarts } from './starts.ts';
import { useOfferForm } from './use-offer-form.ts';
import { useNow } from '../../requests/plan/use-now.ts';

type OfferFormDialogProps = {
  action: FormAction;
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
};

/** Proposes terms: an offer, a counter-offer, or a change of accepted work. */
export function OfferFormDialog({ request: opened, ...props }: OfferFormDialogProps) {
  const { action, side, userId, button, onClose } = props;
  const formId = useId();
  const now = useNow();
  // The latest state, which an offer is based on after a conflict.
  const request = useItem(hireRequestQueries(useDataClient()).byId(opened.id)).data ?? opened;
  const today = toDay(now, request.time_zone);
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const texts = FORM_TEXTS[action];
  const starts = listStarts(request, { action, side, today });
  const { form, files, sending, send, startOver, isRestored } = useOfferForm({
    request,
    userId,
    start: starts[0].values,
    successText: texts.sent,
    onSent() {
      markActionDone();
      onClose();
    },
  });
  const isOver = request.status !== opened.status;
  const isCreator = side === 'creator';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={texts.title}
      description={bidi`to ${getCounterparty(request, side).name}, for “${request.title}”`}
      footer={
        <>
          <FooterText>Saved as you type.</FooterText>
          {!isOver && (
            <Button variant="primary" type="submit" form={formId} isBusy={sending.isPending}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={send}>
        <Stack gap={5}>
          <SendingNotice
            request={request}
            isOver={isOver}
            error={sending.error}
            key={sending.submittedAt}
          />
          <StartMenu
            starts={starts}
            userId={userId}
            hasTemplates={isCreator}
            isRestored={isRestored}
            onStartOver={startOver}
          />
          <OfferFields request={request} today={today} />
          <MilestoneFields request={request} today={today} />
          <OfferBoxes />
          <NoteField />
          <AttachmentField {...files.field} />
          {isCreator && <SaveTemplate userId={userId} today={today} />}
        </Stack>
      </Form>
    </Dialog>
  );
}
