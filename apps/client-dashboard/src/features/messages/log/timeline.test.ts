import { testId } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { formatDay, buildTimeline, type TimelineItem } from './timeline.ts';

const ME = testId(90);
const ADA = testId(1);
const now = new Date(2026, 5, 15, 12);

const at = (day: number, hour: number) => new Date(2026, 5, day, hour).toISOString();

function message(number: number, sender_id: string | null, created_at: string) {
  return {
    id: testId(number),
    sender_id,
    client_key: `key-${number}`,
    text: `No. ${number}`,
    created_at,
  };
}

function request(number: number, client_id: string, created_at: string) {
  return { id: testId(number), client_id, title: 'A page', message: 'For a bakery', created_at };
}

function outgoing(number: number, state: OutgoingMessage['state']): OutgoingMessage {
  const conversationId = testId(400);
  return {
    clientKey: `key-${number}`,
    conversationId,
    text: `No. ${number}`,
    writtenAt: at(15, 11),
    state,
  };
}

function describeItems(items: TimelineItem[]) {
  return items.map((item) => {
    if (item.kind === 'top') return 'top';
    if (item.kind === 'day') return item.label;
    if (item.kind === 'request') {
      return `${item.request.isOwn ? 'own' : 'other'} request ${item.request.href}`;
    }
    const { text, isOwn, state } = item.message;
    return [isOwn ? 'own' : 'other', text, state].filter(Boolean).join(' ');
  });
}

const emptyInput = {
  messages: [],
  outgoing: [],
  requests: [],
  hasOlder: false,
  userId: ME,
  readUntil: undefined,
  now,
};

const describeTimeline = (input: Partial<Parameters<typeof buildTimeline>[0]>) =>
  describeItems(buildTimeline({ ...emptyInput, ...input }));

describe('buildTimeline', () => {
  it('adds a divider at each new day', () => {
    const messages = [
      message(1, ADA, at(3, 9)),
      message(2, ME, at(14, 9)),
      message(3, ADA, at(14, 23)),
      message(4, ADA, at(15, 1)),
    ];
    expect(describeTimeline({ messages })).toEqual([
      'top',
      'Jun 3, 2026',
      'other No. 1',
      'Yesterday',
      'own No. 2 sent',
      'other No. 3',
      'Today',
      'other No. 4',
    ]);
  });

  it.each([
    [undefined, 'sent'],
    [at(15, 9), 'sent'],
    [at(15, 10), 'read'],
    [at(15, 11), 'read'],
  ])('after a read mark at %s, shows the user’s last message as %s', (readUntil, state) => {
    const messages = [
      message(1, ME, at(15, 9)),
      message(2, ME, at(15, 10)),
      message(3, ADA, at(15, 11)),
    ];
    expect(describeTimeline({ messages, readUntil })).toEqual([
      'top',
      'Today',
      'own No. 1',
      `own No. 2 ${state}`,
      'other No. 3',
    ]);
  });

  it('begins with a message while there are older ones to load, so that its position is stable', () => {
    const older = [message(1, ADA, at(14, 9)), message(2, ADA, at(15, 8))];
    const newer = [message(3, ADA, at(15, 9)), message(4, ADA, at(15, 10))];
    expect(describeTimeline({ messages: newer, hasOlder: true })).toEqual([
      'other No. 3',
      'other No. 4',
    ]);
    expect(describeTimeline({ messages: [...older, ...newer], hasOlder: true })).toEqual([
      'other No. 1',
      'Today',
      'other No. 2',
      'other No. 3',
      'other No. 4',
    ]);
  });

  it('sorts in the requests of both users by time, with a link for the user’s side', () => {
    const requests = [request(7, ME, at(3, 9)), request(8, ADA, at(15, 9))];
    const messages = [message(1, ME, at(14, 9)), message(2, ADA, at(15, 10))];
    expect(describeTimeline({ messages, requests })).toEqual([
      'top',
      'Jun 3, 2026',
      `own request /dashboard/client/requests?request=${testId(7)}`,
      'Yesterday',
      'own No. 1 sent',
      'Today',
      `other request /dashboard/dev/requests?request=${testId(8)}`,
      'other No. 2',
    ]);
    expect(describeTimeline({ messages, requests, hasOlder: true })).not.toContain(
      `own request /dashboard/client/requests?request=${testId(7)}`,
    );
    expect(describeTimeline({ requests })).toHaveLength(5);
  });

  it('ends with outgoing messages, without duplicates', () => {
    const messages = [message(1, ME, at(15, 10))];
    const pending = [outgoing(1, 'sent'), outgoing(2, 'failed'), outgoing(3, 'waiting')];
    expect(describeTimeline({ messages, outgoing: pending }).slice(2)).toEqual([
      'own No. 1 sent',
      'own No. 2 failed',
      'own No. 3 waiting',
    ]);
  });

  it('keeps the key of the user’s message after delivery', () => {
    const getLastKey = (items: TimelineItem[]) => items.map(({ key }) => key).at(-1);
    const before = buildTimeline({ ...emptyInput, outgoing: [outgoing(1, 'waiting')] });
    const after = buildTimeline({ ...emptyInput, messages: [message(1, ME, at(15, 11))] });
    expect(getLastKey(before)).toBe(getLastKey(after));
  });

  it('attributes messages of a deleted account to the other user', () => {
    expect(describeTimeline({ messages: [message(1, null, at(15, 9))] })).toContain('other No. 1');
  });
});

it.each([
  [new Date(2026, 5, 15, 0, 1), 'Today'],
  [new Date(2026, 5, 14, 23, 59), 'Yesterday'],
  [new Date(2026, 5, 13, 23, 59), 'Jun 13, 2026'],
  [new Date(2025, 5, 15, 12), 'Jun 15, 2025'],
])('formats %s as %s', (date, label) => {
  expect(formatDay(date, now)).toBe(label);
});
