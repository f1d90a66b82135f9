import { beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '../../days/days.ts';
import { offerSchemaFor, type OfferValues } from './offer-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T11:00:00Z') });
  return () => vi.useRealTimers();
});

it.each([
  ['Etc/GMT+12', '2026-05-31', '2028-05-30'],
  ['Pacific/Kiritimati', '2026-06-02', '2028-06-01'],
])('an offer counts days in %s, where the creator is', (time_zone, today, last) => {
  const schema = offerSchemaFor({ revisions: null, revisions_used: 0, milestones: [], time_zone });
  const accepts = (changes: Partial<OfferValues>) =>
    schema.safeParse({
      title: 'A landing page',
      scope: 'One page that shows where and when, for phones first.',
      ...{ price: '900', revisions: '2', due: 'date', dueOn: today, days: '', note: '' },
      ...{ validUntil: today, milestones: [], ...changes },
    }).success;
  const part = (dueOn: string) => ({ title: 'Draft', price: '900', dueOn, isTrial: false });
  const yesterday = addDays(today, -1);
  expect([yesterday, today, last, addDays(last, 1)].map((dueOn) => accepts({ dueOn }))).toEqual([
    ...[false, true, true, false],
  ]);
  expect([yesterday, today].map((day) => accepts({ milestones: [part(day)] }))).toEqual([
    ...[false, true],
  ]);
  const valid = [yesterday, today, addDays(today, 89), addDays(today, 90)];
  expect(valid.map((validUntil) => accepts({ validUntil }))).toEqual([false, true, true, false]);
});
