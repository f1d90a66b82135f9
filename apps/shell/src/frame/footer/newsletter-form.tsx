import { subscribeToNewsletter } from '@showcase/data/newsletter';
import { useDataClient } from '@showcase/data/query';
import { validateEmail } from '@showcase/data/users';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { bidi, Button, Field, TextInput } from '@showcase/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { NewsletterBox, NewsletterRow, Thanks } from './footer.styles.ts';

/**
 * Mails a link that confirms the subscription. The response does not reveal whether the email address is on the list. It is in the footer
 * of every page, so it does without React Hook Form, which would be 13 kB of each first visit.
 */
export function NewsletterForm() {
  const client = useDataClient();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const recipient = email.trim();
  const problem = isChecked ? validateEmail(recipient) : null;
  const subscribing = useSubmit({
    mutationFn: (to: string) => subscribeToNewsletter(client, to),
    onSuccess() {
      setEmail('');
      setIsChecked(false);
    },
  });
  const failure =
    subscribing.error && explainError(subscribing.error, { action: "We couldn't add your email." });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (validateEmail(recipient)) input.current?.focus();
    else subscribing.mutate(recipient);
  }

  return (
    <NewsletterBox>
      {/* Without JavaScript, a browser would write the email address into the URL. */}
      <form method="post" noValidate onSubmit={submit}>
        <Field
          label="Newsletter"
          hint="New projects and creators in your inbox, now and then."
          error={problem ?? failure ?? undefined}
        >
          <NewsletterRow>
            <TextInput
              ref={input}
              name="email"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" size="l" isBusy={subscribing.isPending}>
              Join
            </Button>
          </NewsletterRow>
        </Field>
        <Thanks role="status">
          {subscribing.isSuccess &&
            !problem &&
            bidi`Check your inbox: we sent a link to confirm to ${subscribing.variables}.`}
        </Thanks>
      </form>
    </NewsletterBox>
  );
}
