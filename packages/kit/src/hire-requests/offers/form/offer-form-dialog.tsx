import {
  hireRequestQueries,
  type HireRequestSide,
  type HireRequestWithHistory,
} from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { Button, isolated, Notice, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId, useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { getCounterparty } from '../../counterparty/get-counterparty.ts';
import { explainActionError } from '../../explain-action-error.ts';
import { STATUS_LABELS } from '../../request-state.ts';
import { useFocusAfterAction } from '../../use-focus-after-action.ts';
import { MilestoneFields } from '../milestones/milestone-fields.tsx';
import { StartMenu } from '../templates/start-menu.tsx';
import { SaveTemplate } from '../templates/save-template.tsx';
import { FORM_TEXTS, type FormAct } from './form-texts.ts';
import { OfferFields } from './offer-fields.tsx';
import { FooterText } from './offer-form.styles.ts';
import { listStarts } from './starts.ts';
import { useOfferForm } from './use-offer-form.ts';

type OfferFormDialogProps = {
  act: FormAct;
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
};

/** Proposes terms: an offer, a counter-offer, or a change of accepted work. */
export function OfferFormDialog({ request: opened, ...props }: OfferFormDialogProps) {
  const { act, side, userId, button, onClose } = props;
  const formId = useId();
  const [now] = useState(() => new Date());
  // The latest state, which an offer is based on after a conflict.
  const request = useItem(hireRequestQueries(useDataClient()).byId(opened.id)).data ?? opened;
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const texts = FORM_TEXTS[act];
  const starts = listStarts(request, { side, now });
  const { form, sending, send, startOver, isRestored } = useOfferForm({
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
  const failure = explainActionError(sending.error);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={texts.title}
      description={isolated`to ${getCounterparty(request, side).name}, for “${request.title}”`}
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
          {isOver ? (
            <Notice variant="warning">
              This request is now {STATUS_LABELS[request.status]}. Close the form to see it.
            </Notice>
          ) : (
            sending.error?.kind === 'conflict' && (
              <Notice variant="warning">
                {sending.error.sentence ?? 'This request changed in the meantime'}. What you typed
                is saved. Close the form to see the latest state, or send it as it is.
              </Notice>
            )
          )}
          <StartMenu
            starts={starts}
            userId={userId}
            hasTemplates={isCreator}
            isRestored={isRestored}
            onStartOver={startOver}
          />
          <OfferFields request={request} now={now} />
          <MilestoneFields request={request} now={now} />
          {failure && <Notice variant="danger">{failure}</Notice>}
          {isCreator && <SaveTemplate userId={userId} now={now} />}
        </Stack>
      </Form>
    </Dialog>
  );
}
