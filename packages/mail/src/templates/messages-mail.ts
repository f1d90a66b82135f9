import { describeMail } from '@showcase/data/notification-kinds';
import { z } from 'zod';
import { note, quote } from '../layout/blocks.ts';
import type { MailPage } from '../layout/mail-page.ts';
import type { OutgoingMail, Site } from '../outgoing-mail.ts';
import { toPreview, toSubject } from '../text/sentence-text.ts';
import { notificationMail } from './notification-mail.ts';

const EXCERPT_MAX = 500;

const paramsSchema = z.object({
  actor_name: z.string(),
  count: z.int().min(1),
  /** The last few, oldest first. */
  texts: z.array(z.string()),
});

/** All unread messages of a conversation. */
export function messagesMail(mail: OutgoingMail, site: Site): MailPage {
  const page = notificationMail(mail, site);
  const { data } = paramsSchema.safeParse(mail.params);
  const { topic, sentence } = describeMail(mail);
  if (!data || topic === null) return page;
  const { actor_name, count, texts } = data;
  const earlier = count - texts.length;
  return {
    ...page,
    subject: toSubject(sentence),
    preview: toPreview([{ userText: texts.at(-1) ?? actor_name }]),
    heading: sentence,
    content: [
      ...(earlier > 0 && texts.length > 0 ? [note(describeLast(texts.length))] : []),
      ...texts.map((text) => quote(text, EXCERPT_MAX)),
    ],
  };
}

const describeLast = (count: number) =>
  count === 1 ? 'The last message:' : `The last ${count} messages:`;
