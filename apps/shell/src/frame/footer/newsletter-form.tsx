import { zodResolver } from '@hookform/resolvers/zod';
import { subscribeToNewsletter } from '@showcase/data/newsletter';
import { useDataClient } from '@showcase/data/query';
import { newsletterSchema } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { Form, FormField, useSubmit } from '@showcase/kit/forms';
import { bidi, Button, TextInput } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { NewsletterBox, NewsletterRow, Thanks } from './footer.styles.ts';

/** Mails a link that confirms the subscription. The response does not reveal whether the email address is on the list. */
export function NewsletterForm() {
  const client = useDataClient();
  const form = useForm({
    resolver: zodResolver(newsletterSchema),
    defaultValues: { email: '' },
  });
  const subscribing = useSubmit({
    mutationFn: (email: string) => subscribeToNewsletter(client, email),
    onSuccess: () => form.reset(),
  });
  const failure =
    subscribing.error && explainError(subscribing.error, { action: "We couldn't add your email." });

  return (
    <NewsletterBox>
      <Form form={form} onSubmit={({ email }) => subscribing.mutate(email)}>
        <FormField
          name="email"
          label="Newsletter"
          hint="New projects and creators in your inbox, now and then."
          error={failure ?? undefined}
        >
          <NewsletterRow>
            <TextInput
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              {...form.register('email')}
            />
            <Button type="submit" size="l" isBusy={subscribing.isPending}>
              Join
            </Button>
          </NewsletterRow>
        </FormField>
        <Thanks role="status">
          {subscribing.isSuccess &&
            !form.formState.errors.email &&
            bidi`Check your inbox: we sent a link to confirm to ${subscribing.variables}.`}
        </Thanks>
      </Form>
    </NewsletterBox>
  );
}
