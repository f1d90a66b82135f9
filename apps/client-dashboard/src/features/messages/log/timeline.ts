import type { DataErrorKind } from '@showcase/data/client';
import type { RequestBetween } from '@showcase/data/hire-requests';
import type { Message } from '@showcase/data/messages';
import { formatDate } from '@showcase/ui';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';

export type TimelineMessage = {
  text: string;
  isOwn: boolean;
  writtenAt: string;
  /** Delivery state of the user's own message. Of the delivered messages, only the last one has a state. */
  state: 'waiting' | 'failed' | 'sent' | 'read' | null;
  clientKey: string;
  reason?: DataErrorKind;
};

/** A hire request between the two users. */
export type TimelineRequest = {
  title: string;
  text: string;
  isOwn: boolean;
  writtenAt: string;
  href: string;
};

export type TimelineItem =
  | { kind: 'top'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'request'; key: string; request: TimelineRequest }
  | { kind: 'message'; key: string; message: TimelineMessage };

type TimelineInput = {
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  requests: readonly RequestBetween[];
  /** True if there are messages before the first one. */
  hasOlder: boolean;
  userId: string;
  /** The other user has read everything up to this time. */
  readUntil: string | undefined;
  now: Date;
};

const TOP = { kind: 'top', key: 'top' } as const;

/**
 * The items of a thread from top to bottom: messages and hire requests, then outgoing messages, with a divider at each new day. While
 * there are older messages to load, it begins with a message, which keeps its position when they are inserted above.
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

type TimelineEntry = Extract<TimelineItem, { kind: 'request' | 'message' }>;

function getEntries(input: TimelineInput): TimelineEntry[] {
  const { stored, pending } = getMessages(input);
  return [
    ...sortByTime([...getRequestEntries(input), ...stored.map(toMessageEntry)]),
    ...pending.map(toMessageEntry),
  ];
}

function toMessageEntry(message: TimelineMessage): TimelineEntry {
  const key = `${message.isOwn ? 'own' : 'other'} ${message.clientKey}`;
  return { kind: 'message', key, message };
}

/** The requests that fall within the loaded messages. */
function getRequestEntries({
  requests,
  messages,
  hasOlder,
  userId,
}: TimelineInput): TimelineEntry[] {
  const start = hasOlder ? toTimestamp(messages[0]?.created_at) : 0;
  return requests
    .filter(({ created_at }) => toTimestamp(created_at) >= start)
    .map(({ id, client_id, title, message, created_at }) => {
      const isOwn = client_id === userId;
      const href = `/dashboard/${isOwn ? 'client' : 'dev'}/requests?request=${id}`;
      const request = { title, text: message, isOwn, writtenAt: created_at, href };
      return { kind: 'request', key: `request ${id}`, request };
    });
}

function sortByTime(entries: TimelineEntry[]) {
  return entries.sort((a, b) => toTimestamp(writtenAt(a)) - toTimestamp(writtenAt(b)));
}

function writtenAt(entry: TimelineEntry) {
  return entry.kind === 'request' ? entry.request.writtenAt : entry.message.writtenAt;
}

function toTimestamp(time: string | undefined) {
  return Date.parse(time ?? '');
}

function getDay(entry: TimelineEntry | undefined) {
  return entry ? new Date(writtenAt(entry)).toDateString() : '';
}

function getMessages({ messages, outgoing, userId, readUntil }: TimelineInput) {
  const lastOwn = messages.findLast(({ sender_id }) => sender_id === userId);
  const stored = messages.map((message): TimelineMessage => {
    const { text, client_key, created_at, sender_id } = message;
    const isRead = Date.parse(created_at) <= Date.parse(readUntil ?? '');
    const state = message === lastOwn ? (isRead ? 'read' : 'sent') : null;
    return {
      text,
      isOwn: sender_id === userId,
      writtenAt: created_at,
      state,
      clientKey: client_key,
    };
  });
  const storedKeys = new Set(messages.map(({ client_key }) => client_key));
  const pending = outgoing
    .filter(({ clientKey }) => !storedKeys.has(clientKey))
    .map((message): TimelineMessage => ({ ...message, isOwn: true }));
  return { stored, pending };
}

/** 'Today', 'Yesterday' or the date. */
export function formatDay(date: Date, now: Date) {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return 'Today';
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return formatDate(date);
}
