import { getOwnZone } from '@showcase/data/days';
import { testId } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { describeSilence, getEndHint, getEndTitle } from './end-texts.ts';

const now = new Date(2026, 10, 26, 12);
const ends_at = new Date(2026, 10, 30, 12).toISOString();
const party = (name: string) => ({ id: testId(1), name, avatar: null, is_creator: true });
const work = {
  ...{ client: party('Mina'), creator: party('Ada'), ends_at, open_case: null },
  time_zone: getOwnZone(),
};
const plain = (text: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '');

describe('a request that the client asked to end', () => {
  const request = { ...work, end_asked_by: 'client' } as const;
  it.each([
    ['client', request, "You asked to end this request. It ends on Nov 30 if Ada doesn't answer."],
    ['creator', request, "Mina asks to end this request. It ends on Nov 30 if you don't answer."],
    [
      'client',
      { ...request, ends_at: null },
      'You asked to end this request. Something was delivered, so it ends only if Ada agrees.',
    ],
    [
      'creator',
      { ...request, ends_at: null },
      'Mina asks to end this request. Something was delivered, so it ends only if you agree.',
    ],
  ] as const)('tells the %s what happens without an answer: %j', (side, fields, text) => {
    expect(plain(getEndHint(fields, side, now))).toBe(text);
    expect(plain(`${getEndTitle(fields, side)}. ${describeSilence(fields, side, now)}`)).toBe(text);
  });

  it('waits while there is an open case', () => {
    const open_case = {
      id: testId(2),
      kind: 'delivery',
      status: 'open',
      answer_due_at: null,
      turn: 'creator',
    } as const;
    expect(getEndHint({ ...request, open_case }, 'client', now)).toBeNull();
  });
});

it('says nothing where neither side asks', () => {
  expect(getEndHint({ ...work, end_asked_by: null }, 'client', now)).toBeNull();
});
