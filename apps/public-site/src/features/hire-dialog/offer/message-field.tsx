import { HIRE_MESSAGE_MAX, type HireValues } from '@showcase/data/schemas';
import { Field, Textarea } from '@showcase/ui';
import { useFormContext } from 'react-hook-form';
import type { Offer } from './offer.ts';

const LENGTH_HINT = 'At least 20 characters.';

type MessageFieldProps = { creatorName: string; offer: Offer | null };

export function MessageField({ creatorName, offer }: MessageFieldProps) {
  const { register, formState } = useFormContext<HireValues>();
  const error = formState.errors.message?.message;
  const wanted = offer && offer.kind !== 'other' ? offer.service.requirements : null;
  return (
    <Field
      label="Message"
      isRequired
      hint={
        wanted ? (
          <>
            {creatorName} needs from you: {wanted}
            <br />
            {LENGTH_HINT}
          </>
        ) : (
          `What you need, by when, and what is there already. ${LENGTH_HINT}`
        )
      }
      {...(error && { error })}
    >
      <Textarea rows={6} limit={HIRE_MESSAGE_MAX} {...register('message')} />
    </Field>
  );
}
