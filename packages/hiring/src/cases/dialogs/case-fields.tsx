import type { Case, CaseOutcome } from '@showcase/data/hire-requests';
import { formatCents } from '@showcase/data/invoices';
import {
  CASE_FORMS,
  CASE_TEXT_LIMIT,
  type CaseForm,
  type CaseValues,
} from '@showcase/data/schemas';
import { Stack } from '@showcase/ui';
import { MoneyInput } from '@showcase/ui/controls';
import { useFormContext } from 'react-hook-form';
import { FormField, RadioField, TextAreaField } from '@showcase/kit/forms';
import { listOutcomes } from '../texts/outcome-texts.ts';

const TEXTS: Record<CaseForm, { text: string; hint: string; outcome: string }> = {
  open: {
    text: 'What happened',
    hint: 'Be specific: what was agreed, and what is missing or wrong. The creator reads it.',
    outcome: 'What you want',
  },
  counter: {
    text: 'Your view',
    hint: 'What you see differently, and why. The client reads it.',
    outcome: 'What you propose',
  },
  decide: {
    text: 'Decision in writing',
    hint: 'What you decide and why. Both sides read it.',
    outcome: 'Decision',
  },
};

type CaseFieldsProps = {
  form: CaseForm;
  kind: Case['kind'];
  totalCents: number;
  /** What can be chosen; without it, all that the form knows. */
  outcomes?: readonly CaseOutcome[];
  /** Whether no one said that it is paid. */
  needsPaid?: boolean;
};

/** A text, an outcome, and the amount of a part. */
export function CaseFields({
  form,
  kind,
  totalCents,
  outcomes = CASE_FORMS[form].outcomes,
  needsPaid = false,
}: CaseFieldsProps) {
  const { register, watch } = useFormContext<CaseValues>();
  const { text, hint, outcome } = TEXTS[form];
  return (
    <Stack gap={4}>
      <TextAreaField<CaseValues>
        name="text"
        label={text}
        hint={hint}
        isRequired
        rows={5}
        limit={CASE_TEXT_LIMIT}
        dir="auto"
      />
      {needsPaid && (
        <RadioField<CaseValues>
          name="paid"
          label="Have you paid this?"
          isRequired
          options={[
            { value: 'yes', label: 'Yes, money is to be sent back' },
            { value: 'no', label: 'No, less is to be paid' },
          ]}
        />
      )}
      <RadioField<CaseValues>
        name="outcome"
        label={outcome}
        isRequired
        variant="cards"
        options={listOutcomes(form, kind, outcomes)}
      />
      {watch('outcome') === 'part' && (
        <FormField<CaseValues>
          name="amount"
          label="Amount"
          hint={`A part of ${formatCents(totalCents)}.`}
          isRequired
        >
          <MoneyInput {...register('amount')} />
        </FormField>
      )}
    </Stack>
  );
}
