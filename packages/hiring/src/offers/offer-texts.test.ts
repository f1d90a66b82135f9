import { expect, it } from 'vitest';
import { describeAnswer, getOfferTitle } from './offer-texts.ts';

const reader = { side: 'client', name: 'Ada Stone' } as const;

it.each([
  ['request', 'client', 'The request as sent'],
  ['offer', 'creator', "Ada Stone's offer, version 2"],
  ['offer', 'client', 'Your offer, version 2'],
  ['change_order', 'creator', "Ada Stone's proposed change, version 2"],
  ['extension', 'creator', 'Ada Stone asks for more time'],
] as const)('calls the %s of the %s: %s', (kind, side, title) => {
  expect(getOfferTitle({ kind, side, number: 2 }, reader)).toBe(title);
});

it.each([
  ['declined', 'creator', 'You declined the offer.'],
  ['declined', 'client', 'Ada Stone declined your offer.'],
  ['withdrawn', 'creator', 'Ada Stone withdrew the offer.'],
  ['withdrawn', 'client', 'You withdrew your offer.'],
  ['expired', 'creator', 'The offer expired on Jan 5, 2026.'],
  ['expired', 'client', 'Your offer expired on Jan 5, 2026.'],
  ['accepted', 'client', null],
] as const)('says what became of a %s offer of the %s', (status, side, text) => {
  const answered_at = '2026-01-05T12:00:00.000Z';
  expect(describeAnswer({ kind: 'offer', side, status, answered_at }, reader, 'UTC')).toBe(text);
});
