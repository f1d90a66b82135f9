import { formatCents } from '../../invoices/cents.ts';
import * as v from 'valibot';
import { parseOrNull } from '../../parse-json.ts';
import {
  describeInParts,
  isKnown,
  notificationKinds,
  type StoredKind,
} from '../kinds/notification-kinds.ts';
import type { Wording } from './mail-wording.ts';
import { notificationMails } from './notification-mails.ts';
import type { MailTopic } from '../notification-topics.ts';
import { formatDay } from '../../days/days.ts';
import { listMatches } from '../kinds/search-matches.ts';
import { joinSentence, type Sentence } from '../kinds/sentence.ts';

const inserted = v.object({
  actor_name: v.optional(v.string(), ''),
  title: v.optional(v.string()),
  milestone: v.optional(v.string()),
  due_on: v.optional(v.string()),
  reason: v.optional(v.string()),
  rating: v.optional(v.number()),
  is_purchase: v.optional(v.boolean(), false),
  number: v.optional(v.string()),
  cents: v.optional(v.number()),
  names: v.optional(v.array(v.string())),
  count: v.optional(v.pipe(v.number(), v.integer()), 0),
});

export type MailDescription = {
  /** Null if a newer server wrote the notification. */
  topic: MailTopic | null;
  /** Has no private text. */
  subject: Sentence;
  text: Sentence | null;
  details: { label: string; text: string }[];
  /** All in one, for a list of notifications. */
  sentence: Sentence;
  link: { label: string; path: string } | null;
};

/** The mail of a stored notification; neutral if a newer server wrote it. */
export function describeMail({ kind, params }: StoredKind): MailDescription {
  const all = describeInParts({ kind, params });
  const values = parseOrNull(inserted, params);
  if (!isKnown(kind) || !values || !notificationKinds[kind].describe(params)) {
    return { ...all, topic: null, subject: all.sentence, text: null, details: [], link: null };
  }
  const { topic, subject, text, details = {}, button } = notificationMails[kind];
  const {
    actor_name,
    title,
    milestone,
    due_on,
    reason: why,
    rating,
    number,
    cents,
    is_purchase,
    names,
    count,
  } = values;
  const found = [
    { label: details.number, text: number },
    { label: details.cents, text: cents === undefined ? undefined : formatCents(cents) },
    { label: details.milestone, text: milestone },
    { label: details.title, text: title },
    { label: details.due_on, text: due_on && formatDay(due_on, due_on) },
    { label: details.names, text: names && joinSentence(listMatches({ count, names })) },
    { label: details.count, text: count > 1 ? String(count) : undefined },
    { label: details.rating, text: rating === undefined ? undefined : `${rating} of 5` },
    { label: details.reason, text: why },
  ];
  const toSentence = (wording: Wording): Sentence =>
    typeof wording === 'string' ? [wording] : wording(actor_name, is_purchase, count);
  return {
    topic,
    subject: toSentence(subject),
    text: text === undefined ? null : toSentence(text),
    details: found.flatMap(({ label, text: value }) =>
      label !== undefined && value !== undefined ? [{ label, text: value }] : [],
    ),
    sentence: all.sentence,
    link: all.link !== null && button !== undefined ? { label: button, path: all.link } : null,
  };
}
