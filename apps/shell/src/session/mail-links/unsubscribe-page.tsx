import {
  notificationTopics,
  readMailToken,
  unsubscribe,
  type NotificationTopic,
} from '@showcase/data/notifications';
import { useSearchParams } from '@showcase/remote-contract';
import { Link } from '@showcase/ui';
import { InvalidLinkCard } from './invalid-link-card.tsx';
import { MailLinkCard } from './mail-link-card.tsx';

/** Turns off the emails of one topic, without a sign-in. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const texts = getTexts(readMailToken(token)?.topic);
  const invalid = (
    <InvalidLinkCard>
      Copy the whole link from the email, or{' '}
      <Link href="/dashboard?settings=email">choose in your settings</Link> which emails you get.
    </InvalidLinkCard>
  );
  if (!texts) return invalid;
  return (
    <MailLinkCard
      title="Unsubscribe"
      doneTitle="You're unsubscribed"
      intro={texts.intro}
      button="Unsubscribe"
      action={(client) => unsubscribe(client, token)}
      failure="You're still subscribed."
      done={texts.done}
      invalid={invalid}
    />
  );
}

/** Null for a topic without emails. */
function getTexts(topic = '') {
  if (topic === 'newsletter') {
    return {
      intro: 'Stop the newsletter?',
      done: "You won't get the newsletter anymore.",
    };
  }
  if (topic === 'digest') {
    return {
      intro: 'Stop the daily or weekly summary, and emails about everything in it?',
      done: 'From now on, we only email you about requests that need your answer.',
    };
  }
  if (!isNotificationTopic(topic)) return null;
  const { label } = notificationTopics[topic];
  const subject = label.charAt(0).toLowerCase() + label.slice(1);
  return {
    intro: `Stop emails about ${subject}?`,
    done: `You won't get emails about ${subject} anymore.`,
  };
}

function isNotificationTopic(topic: string): topic is NotificationTopic {
  return Object.hasOwn(notificationTopics, topic);
}
