import { expect, it } from 'vitest';
import { compareOffers } from './compare-offers.ts';

const former = {
  title: 'Shift planner',
  price: 1850,
  due_on: '2026-12-22',
  days: null,
  revisions: 2,
  scope: 'A shift planner in two languages.',
  milestones: [],
};

it('names nothing if nothing has changed', () => {
  expect(compareOffers(former, { ...former })).toEqual([]);
});

it('names each field that differs, with both values', () => {
  const milestones = [{ title: 'Draft', price: 300, due_on: '2026-11-29', is_trial: true }];
  expect(
    compareOffers(former, {
      title: 'Planner',
      price: 1600,
      due_on: null,
      days: 20,
      revisions: null,
      scope: 'A shift planner in three languages.',
      milestones,
    }),
  ).toEqual([
    { field: 'title', former: 'Shift planner', current: 'Planner' },
    { field: 'price', former: 1850, current: 1600 },
    { field: 'due', former: { dueOn: '2026-12-22' }, current: { days: 20 } },
    { field: 'revisions', former: 2, current: null },
    { field: 'scope', former: former.scope, current: 'A shift planner in three languages.' },
    { field: 'milestones', former: [], current: milestones },
  ]);
});

it('compares with a request that asks for a price', () => {
  const sent = { ...former, price: null, due_on: null, revisions: null };
  expect(compareOffers(sent, former)).toEqual([
    { field: 'price', former: null, current: 1850 },
    { field: 'due', former: null, current: { dueOn: '2026-12-22' } },
    { field: 'revisions', former: null, current: 2 },
  ]);
});
