import { expect, it } from 'vitest';
import { inDays } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addPlan } from '../plan/plan.ts';
import { change } from './change.ts';

const terms = { due_on: inDays(9), revisions: 2 };
const numbered = (number: number) =>
  `agreed_offer_id = (select o.id from public.offers o where (o.hire_request_id, o.number) = (hire_requests.id, ${number}))`;

it.each([
  { title: 'Another title' },
  { scope: 'Another scope, which is long enough.' },
  { price: 301 },
  { revisions: 3 },
  { due_on: inDays(10) },
])('the service role cannot agree to an earlier offer with other terms: %j', (other) =>
  inWorld(async (world) => {
    const plan = await addPlan(world, terms);
    await plan.agree('client', { ...terms, ...other });
    const attempt = change(world, 'hire_requests', numbered(1), plan.id);
    expect((await captureError(attempt)).code).toBe('42501');
  }),
);

it('nor to an open offer with the same terms', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, terms);
    await plan.propose('client', terms);
    const attempt = change(world, 'hire_requests', numbered(2), plan.id);
    expect((await captureError(attempt)).code).toBe('42501');
    await plan.agree('client', terms);
    expect((await change(world, 'hire_requests', numbered(1), plan.id)).count).toBe(1);
  }));
