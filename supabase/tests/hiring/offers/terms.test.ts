import { describe, expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { inDays, makeOffer, requestTime } from '../../support/offers.ts';
import type { OfferInput } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { many, parts } from './parts.ts';

describe('an offer is made with', () => {
  it.each<[string, Omit<OfferInput, 'id'>, object]>([
    [
      'the least',
      { scope: 'x'.repeat(20), price: 1, revisions: 0, days: 1 },
      { price: '1', revisions: 0, days: 1, due_on: null, milestones: [], note: null },
    ],
    [
      'the most',
      {
        title: 'x'.repeat(150),
        scope: 'x'.repeat(4000),
        price: 1_000_000,
        revisions: 20,
        days: 730,
      },
      { price: '1000000', revisions: 20, days: 730, title: 'x'.repeat(150) },
    ],
    [
      'spaces and zeros',
      { title: ' A map ', price: '5.50', note: ' ' },
      { title: 'A map', price: '5.5', note: null, revisions: null },
    ],
    ['a date in two years', { due_on: inDays(730) }, { due_on: inDays(730), days: null }],
    ['a milestone in two years', parts({ due_on: inDays(730) }), { due_on: inDays(730) }],
    ['12 milestones', many(12), { price: '3600', due_on: inDays(3), days: null }],
    [
      'a trial',
      parts({ price: 100, is_trial: true }, { price: 200, due_on: inDays(9) }),
      {
        due_on: inDays(9),
        milestones: [
          { title: 'A part', price: 100, due_on: inDays(3), is_trial: true },
          { title: 'A part', price: 200, due_on: inDays(9) },
        ],
      },
    ],
    ['a note', { note: 'x'.repeat(2000) }, { note: 'x'.repeat(2000) }],
  ])('%s', (_, terms, expected) =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      const { open_offer_id } = await world.as(creator, (sql) => makeOffer(sql, { id, ...terms }));
      const [offer] = await world.sql`
        select *, due_on::text from public.offers where id = ${open_offer_id}`;
      expect(offer).toMatchObject({ kind: 'offer', side: 'creator', number: 1, ...expected });
    }),
  );

  it('seven days to answer, until the last one is over, or as many as it says', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      const validFor = async (valid_until: Date | null) => {
        await world.as(creator, (sql) => makeOffer(sql, { id, valid_until }));
        const [row] = await world.sql<{ days: number }[]>`
          select round(extract(epoch from valid_until - now()) / 864) / 100 as days
          from public.offers where hire_request_id = ${id} and status = 'open'`;
        return Number(row?.days);
      };
      const days = await validFor(null);
      expect([days >= 7, days <= 8]).toEqual([true, true]);
      expect(await validFor(new Date(Date.now() + 89.5 * 86_400_000))).toBeCloseTo(89.5, 1);
    }));
});

describe('a request for time is refused', () => {
  it.each([
    ['without a reason', { reason: null }, 'Write a reason'],
    ['with an empty reason', { reason: ' ' }, 'Write a reason'],
    ['with a long reason', { reason: 'x'.repeat(2001) }, 'Use at most 2000 characters'],
    ['without a date', { due_on: null }, 'Choose a date after the current due date'],
    ['for the same date', { due_on: inDays(3) }, 'Choose a date after the current due date'],
    [
      'for a date in three years',
      { due_on: inDays(732) },
      'Choose a due date within the next two years',
    ],
    ['without a key', { offer_key: null }, 'An offer key is required'],
  ])('%s', (_, input, message) =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world, 'accepted');
      const attempt = world.as(creator, (sql) =>
        requestTime(sql, { id, due_on: inDays(5), ...input }),
      );
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
    }),
  );
});

it('takes a new date in two years', () =>
  inWorld(async (world) => {
    const { id, creator } = await addRequest(world, 'accepted');
    const request = await world.as(creator, (sql) => requestTime(sql, { id, due_on: inDays(730) }));
    expect(request.open_offer_id).not.toBeNull();
  }));

it('keeps what a service says of its revisions, although an offer may not say so many', () =>
  inWorld(async (world) => {
    const { id, creator } = await addRequest(world, 'pending', {}, { revisions: '99' });
    const offer = (revisions: number) =>
      world.as(creator, (sql) => makeOffer(sql, { id, revisions }));
    expect(await captureError(offer(98))).toMatchObject({ message: 'Enter 0 to 20 revisions' });
    expect(await offer(99)).toMatchObject({
      version: 2,
      open_offer_id: expect.any(String) as string,
    });
  }));
