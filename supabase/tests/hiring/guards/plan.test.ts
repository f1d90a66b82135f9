import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';
import { change } from './change.ts';

type Plan = Awaited<ReturnType<typeof addPlan>>;
const three = createParts([100, 200, 300]);

const agreed = () => Promise.resolve();
const started = (plan: Plan) => plan.finish(1);
const delivered = async (plan: Plan) => {
  await plan.finish(1);
  await plan.deliver();
};
const onTheLast = async (plan: Plan) => {
  await plan.finish(2);
  await plan.deliver();
};
const proposed = async (plan: Plan) => {
  await plan.finish(1);
  await plan.propose('client', {});
};

describe('the service role cannot', () => {
  it.each<[string, (plan: Plan) => Promise<void>, table: string, set: string, code: string]>([
    ['change the price', started, 'hire_requests', 'price = 700', '42501'],
    ['change the scope', started, 'hire_requests', `scope = 'x'`, '42501'],
    ['change the due date', started, 'hire_requests', 'due_on = due_on + 1', '42501'],
    ['change the revisions', started, 'hire_requests', 'revisions = 3', '42501'],
    ['forget the agreement', started, 'hire_requests', 'agreed_offer_id = null', '42501'],
    [
      'agree to an offer that is open',
      proposed,
      'hire_requests',
      'agreed_offer_id = open_offer_id',
      '42501',
    ],
    [
      'agree to the request as it was sent',
      started,
      'hire_requests',
      'agreed_offer_id = (select o.id from public.offers o where o.hire_request_id = hire_requests.id and o.number = 0)',
      '42501',
    ],
    ['skip a milestone', delivered, 'hire_requests', 'milestone = 4, delivered_at = null', 'PT409'],
    [
      'go back a milestone',
      delivered,
      'hire_requests',
      'milestone = 1, delivered_at = null',
      'PT409',
    ],
    ['approve what is not delivered', started, 'hire_requests', 'milestone = 3', 'PT409'],
    [
      'leave a delivery with the next milestone',
      delivered,
      'hire_requests',
      'milestone = 3',
      'PT409',
    ],
    [
      'complete with milestones left',
      delivered,
      'hire_requests',
      `status = 'completed', resolution = 'approved'`,
      'PT409',
    ],
    [
      'move on and end',
      delivered,
      'hire_requests',
      `milestone = 3, status = 'rejected', resolution = 'ended', delivered_at = null`,
      'PT409',
    ],
    [
      'expire accepted work',
      started,
      'hire_requests',
      `status = 'rejected', resolution = 'expired'`,
      'PT409',
    ],
    [
      'use two revisions',
      delivered,
      'hire_requests',
      'revisions_used = 2, delivered_at = null',
      'PT409',
    ],
    ['take back a revision', started, 'hire_requests', 'revisions_used = -1', 'PT409'],
    ['count two acts as one', started, 'hire_requests', 'acts = acts + 2', 'PT409'],
    [
      'open an answered offer',
      started,
      'hire_requests',
      'open_offer_id = agreed_offer_id',
      'PT409',
    ],
    [
      'open a missing offer',
      started,
      'hire_requests',
      'open_offer_id = gen_random_uuid()',
      'PT409',
    ],
    ['change the price of an offer', started, 'offers', 'price = 5', '42501'],
    ['answer an offer twice', started, 'offers', `status = 'declined'`, '42501'],
    ['open an offer once more', started, 'offers', `status = 'open', answered_at = null`, '42501'],
    [
      'answer without a time',
      proposed,
      'offers',
      `status = case when status = 'open' then 'declined' else status end`,
      '23514',
    ],
    ['change an approved milestone', started, 'milestones', 'price = 5', '42501'],
    [
      'approve a milestone',
      started,
      'milestones',
      'approved_at = coalesce(approved_at, now())',
      '42501',
    ],
    ['take back an approval', started, 'milestones', 'approved_at = null', '42501'],
    ['renumber milestones in work', agreed, 'milestones', 'number = number + 3', '42501'],
    ['renumber milestones', started, 'milestones', 'number = number + 3', '42501'],
    [
      'complete a pending transaction',
      started,
      'transactions',
      `status = 'completed', completed_at = coalesce(completed_at, now())`,
      '42501',
    ],
    ['change an amount', onTheLast, 'transactions', 'amount = amount + 1', '42501'],
    ['move an amount', onTheLast, 'transactions', 'milestone = 3', '42501'],
    ['call work a change', onTheLast, 'transactions', `reason = 'change'`, '42501'],
  ])('%s', (_, prepare, table, set, code) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await prepare(plan);
      expect((await captureError(change(world, table, set, plan.id))).code).toBe(code);
    }),
  );
});
