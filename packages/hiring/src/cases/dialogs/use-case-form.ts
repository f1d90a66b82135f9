import type { DataError } from '@showcase/data/client';
import { caseSchema, type CaseForm, type CaseValues } from '@showcase/data/schemas';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '@showcase/kit/forms';
import { caseDrafts } from './case-drafts.ts';

type CaseFormOptions = {
  form: CaseForm;
  totalCents: number;
  draftId: string;
  needsPaid?: boolean;
};

/** A form with a text, an outcome and the amount of a part. What is typed is stored in this tab until `clear` is called. */
export function useCaseForm({
  form: kind,
  totalCents,
  draftId,
  needsPaid = false,
}: CaseFormOptions) {
  const form = useForm<CaseValues>({
    defaultValues: caseDrafts.read(draftId) ?? { text: '', outcome: '', amount: '', paid: '' },
    resolver: schemaResolver(caseSchema(kind, totalCents, needsPaid)),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          const isEmpty = Object.values(values).every((value) => value === '');
          caseDrafts.write(draftId, isEmpty ? null : values);
        },
      }),
    [form, draftId],
  );
  return {
    form,
    /** Shows at its field what the database says about it. */
    showAtField: ({ kind: reason, sentence }: DataError) => {
      if (reason !== 'invalid' || !sentence) return;
      const name = sentence.startsWith('Enter an amount') ? 'amount' : 'text';
      form.setError(name, { message: sentence }, { shouldFocus: true });
    },
    clear: () => caseDrafts.write(draftId, null),
  };
}
