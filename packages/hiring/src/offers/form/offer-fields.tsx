import { addDays } from '@showcase/data/days';
import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { REQUEST_NOTE_LIMIT, type OfferValues } from '@showcase/data/schemas';
import { Select } from '@showcase/ui/controls';
import { Controller } from 'react-hook-form';
import { BoxedLetters, FormField, TextAreaField, TextField } from '@showcase/kit/forms';
import { DateField, MoneyField } from './bound-inputs.tsx';
import { DueFields } from './due-fields.tsx';
import { Pair } from './offer-form.styles.ts';
import { MAX_REVISIONS, MAX_VALID_DAYS, SCOPE_LIMIT } from './offer-values.ts';

const UNLIMITED = 'unlimited';

type OfferFieldsProps = { request: HireRequestWithHistory; today: string };

/** Everything that an offer says of the work as a whole. */
export function OfferFields({ request, today }: OfferFieldsProps) {
  return (
    <>
      <TextField<OfferValues> name="title" label="Title" isRequired dir="auto" />
      <TextAreaField<OfferValues>
        name="scope"
        label="Scope"
        isRequired
        hint="What is delivered, and what isn't. At least 20 characters."
        rows={5}
        limit={SCOPE_LIMIT}
        dir="auto"
      />
      <Pair>
        <MoneyField name="price" label="Price" isRequired />
        <RevisionsField request={request} />
      </Pair>
      <DueFields today={today} />
      <DateField
        name="validUntil"
        label="Valid until"
        isRequired
        hint="The last day on which it can be accepted."
        min={today}
        max={addDays(today, MAX_VALID_DAYS - 1)}
      />
    </>
  );
}

/** Of what agreements and invoices say. */
export function OfferBoxes() {
  return <BoxedLetters<OfferValues> names={['title', 'scope', 'milestones']} />;
}

export function NoteField() {
  return (
    <TextAreaField<OfferValues>
      name="note"
      label="Message"
      hint="Optional. Appears with the offer."
      rows={3}
      limit={REQUEST_NOTE_LIMIT}
      dir="auto"
    />
  );
}

function RevisionsField({ request }: { request: HireRequestWithHistory }) {
  const limits = Array.from({ length: MAX_REVISIONS + 1 }, (_, count) => count);
  // A service may name more of them, and then they may stay.
  if ((request.revisions ?? 0) > MAX_REVISIONS) limits.push(request.revisions ?? 0);
  const options = [
    { value: UNLIMITED, label: 'Unlimited' },
    ...limits
      .filter((count) => count >= request.revisions_used)
      .map((count) => ({ value: String(count), label: count === 0 ? 'None' : String(count) })),
  ];
  return (
    <Controller<OfferValues, 'revisions'>
      name="revisions"
      render={({ field }) => (
        <FormField<OfferValues> name="revisions" label="Revisions">
          <Select
            ref={field.ref}
            options={options}
            value={field.value === '' ? UNLIMITED : field.value}
            onValueChange={(value) => field.onChange(value === UNLIMITED ? '' : value)}
          />
        </FormField>
      )}
    />
  );
}
