import { zodResolver } from '@hookform/resolvers/zod';
import { subscribeToNewsletter, useDataClient } from '@showcase/data';
import { newsletterSchema } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { Button, Field, TextInput } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { useForm } from 'react-hook-form';
import { NewsletterBox, NewsletterRow, Thanks } from './footer.styles.ts';

/** Subscribes an email address to the newsletter; subscribing it twice is not an error. */
export function NewsletterForm() {
  const client = useDataClient();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(newsletterSchema),
    defaultValues: { email: '' },
  });
  const subscribing = useSubmit({
    mutationFn: (email: string) => subscribeToNewsletter(client, email),
    onSuccess: () => reset(),
  });
  const validationError = formState.errors.email?.message;
  const failure =
    subscribing.error && explainError(subscribing.error, { action: "We couldn't add your email." });
  const error = validationError ?? failure;

  return (
    <NewsletterBox
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => subscribing.mutate(email))(event)}
    >
      <Field
        label="Newsletter"
        hint="New projects and creators in your inbox, now and then."
        {...(error ? { error } : {})}
      >
        <NewsletterRow>
          <TextInput
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            {...register('email')}
          />
          <Button type="submit" size="l" isBusy={subscribing.isPending}>
            Join
          </Button>
        </NewsletterRow>
      </Field>
      <Thanks role="status">
        {subscribing.isSuccess &&
          !validationError &&
          `Thanks. ${subscribing.variables} is on the list.`}
      </Thanks>
    </NewsletterBox>
  );
}
