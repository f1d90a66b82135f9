import { confirmNewsletter } from '@showcase/data/newsletter';
import { readMailToken } from '@showcase/data/notifications';
import { useSearchParams } from '@showcase/remote-contract';
import { InvalidLinkCard } from './invalid-link-card.tsx';
import { MailLinkCard } from './mail-link-card.tsx';

/** Confirms that the newsletter may be sent to an email address. */
export function NewsletterConfirmPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const invalid = (
    <InvalidLinkCard>
      Copy the whole link from the email. If it's more than 7 days old, join the newsletter again at
      the bottom of this page.
    </InvalidLinkCard>
  );
  if (readMailToken(token)?.topic !== 'confirm') return invalid;
  return (
    <MailLinkCard
      title="Confirm the newsletter"
      doneTitle="You're on the list"
      intro="New projects and creators in your inbox, now and then."
      button="Confirm"
      action={(client) => confirmNewsletter(client, token)}
      failure="You're not on the list yet."
      done="The next newsletter comes to your inbox. Every issue has a link to unsubscribe."
      invalid={invalid}
    />
  );
}
