import { decideCaseOptions } from '@showcase/data/admins';
import type { CaseEvidence } from '@showcase/data/hire-requests';
import { useDataClient } from '@showcase/data/query';
import { readOutcome, type CaseValues } from '@showcase/data/schemas';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { explainError } from '@showcase/kit/errors';
import { Form, SubmitButton, useSubmit } from '@showcase/kit/forms';
import { CaseFields, formatOutcome, useCaseForm } from '@showcase/hiring/cases';
import { useNavigate } from '@showcase/remote-contract';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi, Button, Notice, Stack } from '@showcase/ui';
import { ConfirmDialog, Dialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CASES } from '../../shared/case-links.ts';

type DecisionDialogProps = { evidence: CaseEvidence; onClose: () => void };

/** A decision in writing, which is confirmed before it is sent. */
export function DecisionDialog({ evidence, onClose }: DecisionDialogProps) {
  const { case: dispute, request } = evidence;
  const { id, kind, status, amount_cents: totalCents } = dispute;
  const formId = useId();
  const isFinal = status === 'appealed';
  const { form, showAtField, clear } = useCaseForm({
    form: 'decide',
    totalCents,
    draftId: `decide:${id}:${status}`,
  });
  const [confirmed, setConfirmed] = useState<CaseValues | null>(null);
  const deciding = useDecide(clear);
  const decide = (values: CaseValues) =>
    deciding.mutate(
      { id, note: values.text, ...readOutcome('decide', values) },
      {
        onError(error) {
          if (needsConfirmation(error)) return;
          setConfirmed(null);
          showAtField(error);
        },
      },
    );
  const { error } = deciding;
  return (
    <Dialog
      isOpen
      onOpenChange={() => !deciding.isPending && onClose()}
      title={bidi`Decide the case about “${request.title}”`}
      description={
        isFinal
          ? 'This is the decision about the appeal. It is final and takes effect at once.'
          : 'Either side can appeal it once within 7 days. Then another admin decides.'
      }
      footer={
        <>
          <Button onClick={onClose} disabled={deciding.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} submission={deciding}>
            Decide
          </SubmitButton>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={setConfirmed}>
        <Stack gap={4}>
          {error && error.kind !== 'invalid' && !needsConfirmation(error) && (
            <Notice variant={error.kind === 'conflict' ? 'warning' : 'danger'}>
              {explainError(error, { action: "That didn't work. Your text is still here." })}
            </Notice>
          )}
          <CaseFields form="decide" kind={kind} totalCents={totalCents} />
        </Stack>
      </Form>
      {confirmed && !needsConfirmation(error) && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setConfirmed(null)}
          title={isFinal ? 'Send this final decision?' : 'Send this decision?'}
          subject={describe(confirmed, kind)}
          confirmLabel="Send decision"
          cancelLabel="Not yet"
          variant="primary"
          onConfirm={() => decide(confirmed)}
          isBusy={deciding.isPending}
        />
      )}
      {confirmed && needsConfirmation(error) && (
        <ConfirmationDialog
          error={error}
          onConfirm={() => decide(confirmed)}
          onClose={deciding.reset}
        />
      )}
    </Dialog>
  );
}

function describe(values: CaseValues, kind: CaseEvidence['case']['kind']) {
  const { outcome, cents = null } = { ...readOutcome('decide', values) };
  return `${formatOutcome({ outcome, cents }, kind)}. Both sides are told, and it can't be changed.`;
}

function useDecide(onDone: () => void) {
  const options = decideCaseOptions(useDataClient(), useQueryClient());
  const notify = useNotify();
  const navigate = useNavigate();
  return useSubmit({
    ...options,
    onSuccess(...result) {
      onDone();
      void options.onSuccess?.(...result);
      notify({ kind: 'success', text: 'Decided. Both sides are told.' });
      void navigate(CASES);
    },
  });
}
