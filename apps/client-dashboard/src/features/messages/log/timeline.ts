import type { Message } from '@showcase/data';
import { formatDate } from '@showcase/ui';
import type { FailureReason, OutgoingMessage } from '../outbox/outgoing-message.ts';

export type ShownMessage = {
  text: string;
  isOwn: boolean;
  writtenAt: string;
  /** How far an own message has come; only the last of those that arrived says so. */
  state: 'waiting' | 'failed' | 'sent' | 'read' | null;
  clientKey: string;
  reason?: FailureReason;
};

export type TimelineItem =
  | { kind: 'top'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'message'; key: string; message: ShownMessage };

type TimelineInput = {
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  userId: string;
  /** Up to when the other one has read. */
  readUntil: string | undefined;
  now: Date;
};

const TOP = { kind: 'top', key: 'top' } as const;

/** What a thread shows from top to bottom: its messages, then what is on its way, with a divider at each new day. */
export function timelineOf(input: TimelineInput): TimelineItem[] {
  const items: TimelineItem[] = [TOP];
  let day = '';
  for (const message of shownMessages(input)) {
    const date = new Date(message.writtenAt);
    if (date.toDateString() !== day) {
      day = date.toDateString();
      items.push({ kind: 'day', key: day, label: dayLabel(date, input.now) });
    }
    const { isOwn, clientKey } = message;
    items.push({ kind: 'message', key: `${isOwn ? 'own' : 'other'} ${clientKey}`, message });
  }
  return items;
}

function shownMessages({ messages, outgoing, userId, readUntil }: TimelineInput): ShownMessage[] {
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
  if (outgoing.length === 0) return arrived;
  const known = new Set(messages.map(({ client_key }) => client_key));
  const onTheWay = outgoing
    .filter(({ clientKey }) => !known.has(clientKey))
    .map((message): ShownMessage => ({ ...message, isOwn: true }));
  return [...arrived, ...onTheWay];
}

/** 'Today', 'Yesterday', or the date. */
export function dayLabel(date: Date, now: Date) {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return 'Today';
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return formatDate(date);
}
