import { getOwnZone } from '@showcase/data/days';
import { aCase } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { describeCaseState, describeCaseStep, describeSubject, getCaseHint } from './case-texts.ts';

const parties = { client: null, creator: null };
const party = { id: '1', name: 'Ada', avatar: null, is_creator: true };
const both = { client: party, creator: party };
const clock = { now: new Date(2026, 10, 26, 12), zone: getOwnZone() };
const until = new Date(2026, 11, 20, 12).toISOString();

it.each([
  ['work', until, [], 'Something wrong? Until Dec 20, you can open a case.'],
  ['work', until, ['client'], 'Something wrong? Until Dec 20 at the latest, you can open a case.'],
  ['delivery', until, [], 'Something wrong?'],
  ['unpaid', null, [], 'Something wrong?'],
] as const)('of %s until %s, with %j suspended: %s', (subject, limit, suspended, text) => {
  const request = { ...parties, suspended_sides: [...suspended] };
  expect(describeSubject({ subject, cents: 100, until: limit }, request, clock)).toBe(text);
});

it.each([
  ['open', 'creator', 'creator', 'Answer until Dec 20, 2026 at the latest. After that,'],
  ['open', 'creator', 'client', 'Answer until Dec 20, 2026. After that,'],
  ['decided', null, 'client', 'until Dec 20, 2026 at the latest. After that,'],
] as const)(
  'a deadline that a suspension moves is the latest: %s, %s',
  (status, turn, side, text) => {
    const dispute = { ...aCase({ status, answer_due_at: until }), turn, lacks_admin: false };
    const request = { ...parties, suspended_sides: [side], time_zone: getOwnZone() };
    expect(describeCaseState(dispute, request, 'creator')).toContain(text);
  },
);

it('a deadline is on the same day for both sides, wherever they are', () => {
  const dispute = { ...aCase({ answer_due_at: '2026-12-20T07:30:00.000Z' }), lacks_admin: false };
  const zone = 'America/Los_Angeles';
  const request = { ...parties, suspended_sides: [], time_zone: zone };
  for (const side of ['client', 'creator'] as const) {
    const open = { ...dispute, turn: 'creator' } as const;
    expect(describeCaseState(open, request, side)).toContain('until Dec 19, 2026.');
    expect(getCaseHint(open, side, zone)).toContain('until Dec 19, 2026.');
  }
});

it.each([
  [both, 'Without an answer, the case went to an admin', /both sides can still agree/],
  [{ ...both, creator: null }, 'The case went to an admin', /decides next\.$/],
] as const)('that waits for an admin says what is true of both sides', (sides, step, state) => {
  expect(describeCaseStep({ side: 'time', action: 'escalate' }, sides, 'client')).toBe(step);
  const request = { ...sides, suspended_sides: [], time_zone: 'UTC' };
  const waiting = { ...aCase({ status: 'waiting' }), turn: null, lacks_admin: false };
  expect(describeCaseState(waiting, request, 'client')).toMatch(state);
});
