import { describeMail, notificationTopics } from '@showcase/data/notification-kinds';
import { detail } from '../layout/blocks.ts';
import type { MailPage } from '../layout/mail-page.ts';
import { accountLinks, homeButton, siteLink } from '../layout/site-links.ts';
import type { OutgoingMail, Site } from '../outgoing-mail.ts';
import { toPreview, toSubject } from '../text/sentence-text.ts';

/** The mail of any kind of notification; neutral if a newer database wrote it. */
export function notificationMail(mail: OutgoingMail, site: Site): MailPage {
  const { subject, text, details, sentence, link } = describeMail(mail);
  return {
    subject: toSubject(subject),
    preview: toPreview(sentence),
    heading: subject,
    text,
    content: details.map(detail),
    button: link ? { label: link.label, href: siteLink(site, link.path) } : homeButton(site),
    footer: { reason: explainTopic(mail.topic), links: accountLinks(mail, site) },
  };
}

export function explainTopic(topic: string | null): string {
  if (topic === 'security')
    return "You're getting this email because it's about the security of your account. It can't be turned off.";
  if (topic === null || !Object.hasOwn(notificationTopics, topic))
    return "You're getting this email because of your email settings.";
  const { label } = notificationTopics[topic as keyof typeof notificationTopics];
  return `You're getting this email because “${label}” is on in your email settings.`;
}
