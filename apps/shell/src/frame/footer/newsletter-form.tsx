import { zodResolver } from '@hookform/resolvers/zod';
import { isOutage, subscribeToNewsletter, useDataClient, type DataError } from '@showcase/data';
import { newsletterSchema } from '@showcase/data/schemas';
import { Button, Field, TextInput } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useForm } from 'react-hook-form';
import { NewsletterBox, NewsletterRow, Thanks } from './footer.styles.ts';

/** Takes an address for the newsletter; the same address twice is no error. */
export function NewsletterForm() {
  const client = useDataClient();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(newsletterSchema),
    defaultValues: { email: '' },
  });
  const joining = useSubmit({
    mutationFn: (email: string) => subscribeToNewsletter(client, email),
    onSuccess: () => reset(),
  });
  const invalid = formState.errors.email?.message;
  const error = invalid ?? (joining.error ? explain(joining.error) : undefined);

  return (
    <NewsletterBox
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => joining.mutate(email))(event)}
    >
      <Field
        label="Newsletter"
        hint="New projects and creators, now and then, by mail."
        {...(error ? { error } : {})}
      >
        <NewsletterRow>
          <TextInput
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            {...register('email')}
          />
          <Button type="submit" size="l" isBusy={joining.isPending}>
            Join
          </Button>
        </NewsletterRow>
      </Field>
      <Thanks role="status">
        {joining.isSuccess && !invalid && `Thank you. ${joining.variables} is on the list.`}
      </Thanks>
    </NewsletterBox>
  );
}

function explain(error: DataError) {
  if (error.kind === 'rate-limited') return 'Too many requests. Please try again in a minute.';
  if (isOutage(error)) return 'We cannot reach the marketplace. Please try again.';
  return 'That did not work. Please try again.';
}
