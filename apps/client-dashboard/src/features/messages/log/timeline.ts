import type { DataErrorKind, Message, RequestBetween } from '@showcase/data';
import { formatDate } from '@showcase/ui';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';

export type ShownMessage = {
  text: string;
  isOwn: boolean;
  writtenAt: string;
  /** How far an own message has come; only the last of those that arrived says so. */
  state: 'waiting' | 'failed' | 'sent' | 'read' | null;
  clientKey: string;
  reason?: DataErrorKind;
};

/** What one of the two asked the other for. */
export type ShownRequest = {
  title: string;
  text: string;
  isOwn: boolean;
  writtenAt: string;
  href: string;
};

export type TimelineItem =
  | { kind: 'top'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'request'; key: string; request: ShownRequest }
  | { kind: 'message'; key: string; message: ShownMessage };

type TimelineInput = {
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  requests: readonly RequestBetween[];
  /** There are messages before the first of these. */
  hasOlder: boolean;
  userId: string;
  /** Up to when the other one has read. */
  readUntil: string | undefined;
  now: Date;
};

const TOP = { kind: 'top', key: 'top' } as const;

/**
 * What a thread shows from top to bottom: its messages and requests, then what is on its way, with a divider at each new day. Before
 * older messages are read it begins with a message, which stays where it is when they come above it.
 */
export function timelineOf(input: TimelineInput): TimelineItem[] {
  const lines = shownLines(input);
  const items: TimelineItem[] = input.hasOlder ? [] : [TOP];
  let day = input.hasOlder ? dayOf(lines[0]) : '';
  for (const line of lines) {
    const lineDay = dayOf(line);
    if (lineDay !== day) {
      day = lineDay;
      items.push({ kind: 'day', key: day, label: dayLabel(new Date(writtenAt(line)), input.now) });
    }
    items.push(line);
  }
  return items;
}

type Line = Extract<TimelineItem, { kind: 'request' | 'message' }>;

function shownLines(input: TimelineInput): Line[] {
  const { arrived, onTheWay } = shownMessages(input);
  return [...byTime([...shownRequests(input), ...arrived.map(lineOf)]), ...onTheWay.map(lineOf)];
}

function lineOf(message: ShownMessage): Line {
  const key = `${message.isOwn ? 'own' : 'other'} ${message.clientKey}`;
  return { kind: 'message', key, message };
}

/** Those that belong among the messages that were read. */
function shownRequests({ requests, messages, hasOlder, userId }: TimelineInput): Line[] {
  const start = hasOlder ? timeOf(messages[0]?.created_at) : 0;
  return requests
    .filter(({ created_at }) => timeOf(created_at) >= start)
    .map(({ id, client_id, title, message, created_at }) => {
      const isOwn = client_id === userId;
      const href = `/dashboard/${isOwn ? 'client' : 'dev'}/requests?request=${id}`;
      const request = { title, text: message, isOwn, writtenAt: created_at, href };
      return { kind: 'request', key: `request ${id}`, request };
    });
}

function byTime(lines: Line[]) {
  return lines.sort((one, other) => timeOf(writtenAt(one)) - timeOf(writtenAt(other)));
}

function writtenAt(line: Line) {
  return line.kind === 'request' ? line.request.writtenAt : line.message.writtenAt;
}

function timeOf(time: string | undefined) {
  return Date.parse(time ?? '');
}

function dayOf(line: Line | undefined) {
  return line ? new Date(writtenAt(line)).toDateString() : '';
}

function shownMessages({ messages, outgoing, userId, readUntil }: TimelineInput) {
  const lastOwn = messages.findLast(({ sender_id }) => sender_id === userId);
  const arrived = messages.map((message): ShownMessage => {
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
  const known = new Set(messages.map(({ client_key }) => client_key));
  const onTheWay = outgoing
    .filter(({ clientKey }) => !known.has(clientKey))
    .map((message): ShownMessage => ({ ...message, isOwn: true }));
  return { arrived, onTheWay };
}

/** 'Today', 'Yesterday', or the date. */
export function dayLabel(date: Date, now: Date) {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return 'Today';
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return formatDate(date);
}
