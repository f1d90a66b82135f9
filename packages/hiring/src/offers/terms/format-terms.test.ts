import { expect, it } from 'vitest';
import { summarizeTerms } from './format-terms.ts';

const terms = {
  title: 'Shift planner',
  scope: 'A planner.',
  price: 1600,
  due_on: null,
  days: null,
  revisions: 2,
  milestones: [],
};
const part = { title: 'Draft', price: 300, due_on: '2026-12-01', is_trial: false };
const now = new Date(2026, 10, 26);

it.each([
  [{ due_on: '2026-12-15' }, '$1,600.00, due Dec 15, 2 revisions'],
  [{ days: 1, revisions: null }, '$1,600.00, 1 day after acceptance, unlimited revisions'],
  [{ days: 20, revisions: 1 }, '$1,600.00, 20 days after acceptance, 1 revision'],
  [
    { due_on: '2027-01-15', revisions: 0, milestones: [part, part] },
    '$1,600.00, due Jan 15, 2027, no revisions, 2 milestones',
  ],
  [{ price: null }, 'Price on request, to be agreed, 2 revisions'],
  [{ no_due_date: true }, '$1,600.00, no due date, 2 revisions'],
])('sums up %j', (fields, text) => {
  expect(summarizeTerms({ ...terms, ...fields }, now)).toBe(text);
});
