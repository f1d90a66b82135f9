import type { Message } from '@showcase/data/messages';
import { testId } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { aStep, anOffer } from '../../../testing/lines.ts';
import { formatDay, buildTimeline, type TimelineItem } from './timeline.ts';

const ME = testId(90);
const ADA = testId(1);
const now = new Date(2026, 5, 15, 12);

const at = (day: number, hour: number) => new Date(2026, 5, day, hour).toISOString();

function message(number: number, sender_id: string | null, created_at: string): Message {
  return {
    id: testId(number),
    sender_id,
    client_key: `key-${number}`,
    text: `No. ${number}`,
    created_at,
    step: null,
    attachments: [],
    attachment_count: 0,
  };
}

function line(number: number, fields: Partial<Message> & { created_at: string }): Message {
  return { ...message(number, ADA, fields.created_at), text: null, step: aStep(), ...fields };
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
    if (item.kind === 'step') return item.step.sentence;
    const { text, isOwn, state } = item.message;
    return [isOwn ? 'own' : 'other', text, state].filter(Boolean).join(' ');
  });
}

const emptyInput = {
  messages: [],
  outgoing: [],
  name: 'Ada',
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

  it('tells steps by their actor, and the first one with the message of the request', () => {
    const messages = [
      line(1, { sender_id: ME, text: 'For a bakery', created_at: at(3, 9) }),
      line(2, { step: aStep({ action: 'accept' }), created_at: at(14, 9) }),
      line(3, { sender_id: null, step: aStep({ action: 'complete' }), created_at: at(15, 9) }),
      line(4, { sender_id: null, step: aStep({ action: 'end' }), created_at: at(15, 10) }),
    ];
    expect(describeTimeline({ messages })).toEqual([
      'top',
      'Jun 3, 2026',
      'You asked for “Shift planner”, $400.00.',
      'own For a bakery sent',
      'Yesterday',
      'Ada accepted the request.',
      'Today',
      'The work was approved automatically 14 days after delivery.',
      'Ada ended the request.',
    ]);
  });

  it.each([
    [ME, 'client'],
    [ADA, 'dev'],
    [null, 'dev'],
  ])('links a step of a request of %s to the user’s side of it', (client_id, area) => {
    const messages = [line(1, { step: aStep({ client_id }), created_at: at(15, 9) })];
    expect(buildTimeline({ ...emptyInput, messages }).at(-1)).toMatchObject({
      step: { href: `/dashboard/${area}/requests?request=${testId(401)}` },
    });
  });

  it.each([
    [{ is_open: true }, 'Review offer'],
    [{ is_open: true, kind: 'change_order' }, 'Review change'],
    [{ is_open: true, kind: 'extension' }, 'Review change'],
    [{ is_open: false }, 'View request'],
    [{ is_open: true, side: 'client' }, 'View request'],
  ])('links an offer %j by "%s" for the client', (offer, expected) => {
    const step = aStep({ action: 'make_offer', client_id: ME, offer: anOffer(offer) });
    const messages = [line(1, { step, created_at: at(15, 9) })];
    expect(buildTimeline({ ...emptyInput, messages }).at(-1)).toMatchObject({
      step: { linkLabel: expected },
    });
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
