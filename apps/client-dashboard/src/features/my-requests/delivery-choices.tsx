import {
  Choices,
  DecisionButton,
  NoteForm,
  useNoteDraft,
  type PanelSlot,
} from '@showcase/kit/hire-requests';
import { Button } from '@showcase/ui';
import { useId, useState } from 'react';
import { DECISIONS } from './decisions.ts';

type DeliveryChoicesProps = Pick<PanelSlot, 'request' | 'onDecide'> & { userId: string };

/** Approve a delivery, or request changes in a form that unfolds. */
export function DeliveryChoices({ request, userId, onDecide }: DeliveryChoicesProps) {
  const formId = useId();
  const hasDraft = useNoteDraft({ request, userId, action: 'ask_changes' }).initialText !== '';
  const [isOpen, setIsOpen] = useState(hasDraft);
  return (
    <>
      <Choices>
        <DecisionButton
          side="client"
          request={request}
          decision={DECISIONS.approve}
          onDecide={onDecide}
          variant="primary"
        >
          Approve
        </DecisionButton>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Request changes
        </Button>
      </Choices>
      {isOpen && (
        <div id={formId}>
          <NoteForm
            request={request}
            userId={userId}
            action="ask_changes"
            label="What should change?"
            hint="Be specific. Your note appears in the timeline."
            submitLabel="Send feedback"
            successText="Changes requested. The creator will deliver again."
            hasInitialFocus={!hasDraft}
          />
        </div>
      )}
    </>
  );
}
