import { expect, it } from 'vitest';
import { sql } from '../../support/world.ts';
import { acts } from './acts.ts';

/** Where a hire begins, and steps that follow from another one. */
const consequences = [
  'create',
  'approve_milestone',
  'ask_credit',
  'credit',
  'end_by_decision',
  'leave',
  'leave_case',
  'leave_work',
  'owe_refund',
  'settle',
  'settle_milestone',
];

it('have one for every step of a hire that people take', async () => {
  const steps = await sql<{ action: string }[]>`
    select s.action from private.hire_steps s
    where s.sides && array['client', 'creator', 'admin'] and s.action <> all (${consequences}) order by s.action`;
  const taken = new Set(acts.flatMap(({ offered, steps: own = [] }) => [offered, ...own]));
  expect(steps.map(({ action }) => action).filter((action) => !taken.has(action))).toEqual([]);
});
