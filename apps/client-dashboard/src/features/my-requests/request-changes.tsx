import { OfferButton } from '@showcase/hiring/offers';
import { NoteForm, useNoteDraft, type PanelSlot } from '@showcase/hiring/requests';
import { Button, Notice } from '@showcase/ui';
import { useId, useState } from 'react';

type RequestChangesProps = Pick<PanelSlot, 'request'> & { userId: string };

/** Requests changes of a delivery, in a form that unfolds. It is approved in the panel's footer. */
export function RequestChanges({ request, userId }: RequestChangesProps) {
  const formId = useId();
  const hasDraft = useNoteDraft({ request, userId }).initialText !== '';
  const [isOpen, setIsOpen] = useState(hasDraft);
  const hasRevision = request.actions.includes('ask_changes');
  return (
    <>
      <div>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Request changes
        </Button>
      </div>
      {isOpen && !hasRevision && (
        <div id={formId}>
          <Notice
            action={
              <OfferButton action="add_revision" request={request}>
                Propose a change order
              </OfferButton>
            }
          >
            {explainLimit(request.revisions)}
          </Notice>
        </div>
      )}
      {isOpen && hasRevision && (
        <div id={formId}>
          <NoteForm
            request={request}
            userId={userId}
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

function explainLimit(revisions: number | null) {
  if (revisions === 0) return 'No revisions are agreed. Propose a change order to add one.';
  return revisions === 1
    ? 'The one agreed revision is used. Propose a change order for more.'
    : `All ${revisions} agreed revisions are used. Propose a change order for more.`;
}
