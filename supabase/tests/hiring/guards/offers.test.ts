import { describe, expect, it } from 'vitest';
import { asService } from '../../support/as-service.ts';
import { addRequest, getRequest } from '../../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, listOffers, makeOffer } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';
import { change } from './change.ts';

const three = createParts([100, 200, 300]);

describe('the service role cannot', () => {
  it.each(['offers', 'milestones', 'transactions', 'hire_request_events'])('delete %s', (table) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.finish(1);
      const attempt = asService(world, (sql) =>
        sql.unsafe(`delete from public.${table} where hire_request_id = $1`, [plan.id]),
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it.each([
    [
      'delete the milestone in work',
      'delete from public.milestones where hire_request_id = $1 and number = 2',
    ],
    [
      'delete what is completed of an ended one',
      `delete from public.transactions where hire_request_id = $1`,
    ],
  ])('%s', (what, statement) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, three);
      await plan.finish(1);
      if (what.includes('ended')) await plan.end('client');
      const attempt = asService(world, (sql) => sql.unsafe(statement, [plan.id]));
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it('use more revisions than agreed, or accept past an open offer', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { revisions: 0 });
      await plan.deliver();
      const attempt = change(
        world,
        'hire_requests',
        'revisions_used = 1, delivered_at = null',
        plan.id,
      );
      expect((await captureError(attempt)).code).toBe('PT409');
      const { id, creator } = await addRequest(world);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      const accept = change(world, 'hire_requests', `status = 'accepted'`, id);
      expect((await captureError(accept)).code).toBe('PT409');
    }));

  it('agree to an offer about another request', () =>
    inWorld(async (world) => {
      const [one, other] = [await addPlan(world, three), await addPlan(world, three)];
      const { agreed_offer_id } = await getRequest(world, other.id);
      const attempt = change(
        world,
        'hire_requests',
        `agreed_offer_id = '${agreed_offer_id}'`,
        one.id,
      );
      expect((await captureError(attempt)).code).toBe('42501');
      await other.propose('client', {});
      const open = await getOpenOffer(world, other.id);
      const opening = change(world, 'hire_requests', `open_offer_id = '${open}'`, one.id);
      expect((await captureError(opening)).code).toBe('PT409');
    }));
});

it('the service role cannot change the message together with what may change', () =>
  inWorld(async (world) => {
    const { id } = await addRequest(world);
    const accept = `status = 'accepted', due_on = current_date + 3`;
    const attempt = change(world, 'hire_requests', `${accept}, message = repeat('x', 30)`, id);
    expect((await captureError(attempt)).code).toBe('42501');
    await change(world, 'hire_requests', accept, id);
  }));

it('a request whose offer goes by itself closes it', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, { due_on: inDays(5) });
    const offer = await plan.propose('client', {});
    await change(world, 'hire_requests', 'open_offer_id = null', plan.id);
    expect((await listOffers(world, plan.id)).at(-1)).toMatchObject({
      id: offer,
      status: 'closed',
    });
    const answer = { id: offer, action: 'accept' };
    const attempt = world.as(plan.creator, (sql) => answerOffer(sql, answer));
    expect((await captureError(attempt)).code).toBe('PT409');
  }));

it.each([
  ['price', `price = null`],
  ['due date', `due_on = null`],
  ['due date or none', `no_due_date = true`],
  ['open offer', `status = 'rejected', resolution = 'ended'`],
])('an accepted request without a %s that fits is none', (_, set) =>
  inWorld(async (world) => {
    const plan = await addPlan(world, {});
    await plan.propose('client', {});
    await world.sql`alter table public.hire_requests disable trigger user`;
    const attempt = change(world, 'hire_requests', set, plan.id);
    expect((await captureError(attempt)).code).toBe('23514');
  }),
);
