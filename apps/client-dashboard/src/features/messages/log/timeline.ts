import type { Attachment } from '@showcase/data/attachments';
import type { DataErrorKind } from '@showcase/data/client';
import type { Message, RequestStep } from '@showcase/data/messages';
import { getCasePath } from '@showcase/hiring/cases';
import { getRequestPath } from '@showcase/hiring/requests';
import { formatDate } from '@showcase/ui';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { describeStep } from '../steps/describe-step.ts';
import { getActor } from '../steps/step-actor.ts';

export type TimelineMessage = {
  /** Empty if it has only files. */
  text: string;
  attachments: readonly Attachment[];
  /** With files that were removed. */
  attachmentCount: number;
  isOwn: boolean;
  writtenAt: string;
  /** Delivery state of the user's own message. Of the delivered messages, only the last one has a state. */
  state: 'waiting' | 'failed' | 'sent' | 'read' | null;
  clientKey: string;
  reason?: DataErrorKind;
  sentence?: string;
};

/** A step of a hire request between the two users. */
export type TimelineStep = {
  sentence: string;
  title: string;
  writtenAt: string;
  href: string;
  /** The label of the link: an offer that the user can answer is reviewed, and a case has a page of its own. */
  linkLabel: string;
  /** An open offer of the other side. */
  isToAnswer: boolean;
};

export type TimelineItem =
  | { kind: 'top'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'step'; key: string; step: TimelineStep; messageId: string }
  | { kind: 'message'; key: string; message: TimelineMessage; messageId: string | null };

type TimelineInput = {
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  /** True if there are messages before the first one. */
  hasOlder: boolean;
  userId: string;
  /** The other user's name. */
  name: string;
  /** The other user has read everything up to this time. */
  readUntil: string | undefined;
  now: Date;
};

const TOP = { kind: 'top', key: 'top' } as const;

/**
 * The items of a thread from top to bottom: messages and steps of hire requests, then outgoing messages, with a divider at each new
 * day. While there are older messages to load, it begins with one of them, which keeps its position when they are inserted above.
 */
export function buildTimeline(input: TimelineInput): TimelineItem[] {
  const entries = getEntries(input);
  const items: TimelineItem[] = input.hasOlder ? [] : [TOP];
  let day = input.hasOlder ? getDay(entries[0]) : '';
  for (const entry of entries) {
    const entryDay = getDay(entry);
    if (entryDay !== day) {
      day = entryDay;
      items.push({
        kind: 'day',
        key: day,
        label: formatDay(new Date(writtenAt(entry)), input.now),
      });
    }
    items.push(entry);
  }
  return items;
}

type TimelineEntry = Extract<TimelineItem, { kind: 'step' | 'message' }>;

function getEntries({ messages, outgoing, userId, readUntil, ...input }: TimelineInput) {
  const lastOwn = messages.findLast(
    (message) => message.sender_id === userId && hasContent(message),
  );
  const storedKeys = new Set(messages.map(({ client_key }) => client_key));
  const pending = outgoing.filter(({ clientKey }) => !storedKeys.has(clientKey));
  return [
    ...messages.flatMap((message): TimelineEntry[] => {
      const isRead = Date.parse(message.created_at) <= Date.parse(readUntil ?? '');
      const state = message === lastOwn ? (isRead ? 'read' : 'sent') : null;
      return [...toStep(message, { userId, ...input }), ...toMessage(message, { userId, state })];
    }),
    ...pending.map(({ attachments = [], ...message }) => {
      const files = { attachments, attachmentCount: attachments.length };
      return toMessageEntry({ ...message, ...files, isOwn: true }, null);
    }),
  ];
}

function toStep(
  message: Message,
  { userId, name, now }: Pick<TimelineInput, 'userId' | 'name' | 'now'>,
): TimelineEntry[] {
  const { id, step, created_at: writtenAt } = message;
  if (!step) return [];
  const side = step.client_id === userId ? 'client' : 'creator';
  const timelineStep = {
    sentence: describeStep(step, getActor(message, { userId, name }), now),
    title: step.title,
    writtenAt,
    href: step.case_id ? getCasePath(step.case_id, side) : getRequestPath(step.request_id, side),
    linkLabel: getLinkLabel(step, side),
    isToAnswer: isToAnswer(step, side),
  };
  return [{ kind: 'step', key: `step ${id}`, step: timelineStep, messageId: id }];
}

function getLinkLabel(step: RequestStep, side: string) {
  if (step.case_id) return 'View case';
  if (!isToAnswer(step, side)) return 'View request';
  return step.offer?.kind === 'offer' ? 'Review offer' : 'Review change';
}

function isToAnswer({ action, offer }: RequestStep, side: string) {
  return action === 'make_offer' && offer?.is_open === true && offer.side !== side;
}

function toMessage(
  message: Message,
  { userId, state }: { userId: string; state: TimelineMessage['state'] },
): TimelineEntry[] {
  if (!hasContent(message)) return [];
  const { id, text, client_key: clientKey, created_at: writtenAt, attachments } = message;
  const content = { text: text ?? '', attachments, attachmentCount: message.attachment_count };
  const isOwn = message.sender_id === userId;
  return [toMessageEntry({ ...content, isOwn, writtenAt, state, clientKey }, id)];
}

function hasContent({ text, attachment_count }: Message) {
  return text !== null || attachment_count > 0;
}

function toMessageEntry(message: TimelineMessage, messageId: string | null): TimelineEntry {
  const key = `${message.isOwn ? 'own' : 'other'} ${message.clientKey}`;
  return { kind: 'message', key, message, messageId };
}

function writtenAt(entry: TimelineEntry) {
  return entry.kind === 'step' ? entry.step.writtenAt : entry.message.writtenAt;
}

function getDay(entry: TimelineEntry | undefined) {
  return entry ? new Date(writtenAt(entry)).toDateString() : '';
}

/** 'Today', 'Yesterday' or the date. */
export function formatDay(date: Date, now: Date) {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return 'Today';
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return formatDate(date);
}
