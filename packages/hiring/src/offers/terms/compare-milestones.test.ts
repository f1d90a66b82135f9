import { expect, it } from 'vitest';
import { compareMilestones } from './compare-milestones.ts';

const part = (title: string, price = 100) => ({
  title,
  price,
  due_on: '2026-12-01',
  is_trial: false,
});
const draft = part('Draft');
const page = part('Page');
const care = part('Care');

it.each([
  ['the same ones', [draft, page], [draft, page], [draft, page], []],
  ['others in between', [draft, page], [draft, care, page], [draft, null, page], []],
  ['another order', [draft, page], [page, draft], [page, draft], []],
  ['a new title at the same index', [draft, page], [draft, care], [draft, page], []],
  ['fewer', [draft, page, care], [care], [care], [draft, page]],
  ['none before', [], [draft], [null], []],
])('finds the former ones of %s', (_description, former, current, expected, removed) => {
  const compared = compareMilestones(former, current);
  expect(compared.rows.map((row) => row.former)).toEqual(expected);
  expect(compared.removed).toEqual(removed);
});
