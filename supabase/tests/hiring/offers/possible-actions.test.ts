import { expect, it } from 'vitest';
import { playScene } from '../../cases/cases.ts';
import { addRequest, stepsByState } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { inDays, makeOffer, readPanel } from '../../support/offers.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addPlan } from '../plan/plan.ts';

type Side = 'client' | 'creator';
type Request = Record<Side, { id: string }> & { id: string };

const readActions = async (world: World, request: Request, side: Side) => {
  const { actions } = await readPanel(world, request[side], request.id);
  return actions;
};

const change = ['propose_change', 'ask_to_end'];
const answers = ['accept_offer', 'decline_offer'];
const byState: Partial<Record<State, Record<Side, string[]>>> = {
  pending: { client: ['cancel'], creator: ['accept', 'make_offer', 'decline'] },
  accepted: { client: change, creator: ['deliver', 'ask_for_time', ...change] },
  delivered: { client: ['approve', 'ask_changes', ...change], creator: change },
  'back in work': { client: change, creator: ['deliver', 'ask_for_time', ...change] },
  'end asked': {
    client: ['withdraw_end', 'propose_change'],
    creator: ['deliver', 'ask_for_time', 'accept_end', 'decline_end', 'propose_change'],
  },
  'end asked after delivery': {
    client: ['approve', 'ask_changes', 'withdraw_end', 'propose_change'],
    creator: ['accept_end', 'decline_end', 'propose_change'],
  },
};

it.each(Object.keys(stepsByState) as State[])('what both sides can do: %s', (state) =>
  inWorld(async (world) => {
    const request = await addRequest(world, state);
    const none: Record<Side, string[]> = { client: [], creator: [] };
    for (const side of ['client', 'creator'] as const) {
      expect(await readActions(world, request, side)).toEqual((byState[state] ?? none)[side]);
    }
  }),
);

it.each<[State, Side, Record<Side, string[]>]>([
  [
    ...(['pending', 'creator'] as const),
    {
      client: [...answers, 'counter_offer', 'cancel'],
      creator: ['withdraw_offer', 'make_offer', 'decline'],
    },
  ],
  [
    ...(['accepted', 'client'] as const),
    {
      client: ['withdraw_offer', ...change],
      creator: ['deliver', ...answers, ...change],
    },
  ],
])('with an open offer: %s, by the %s', (state, by, expected) =>
  inWorld(async (world) => {
    const request = await addRequest(world, state);
    await world.as(request[by], (sql) => makeOffer(sql, { id: request.id }));
    for (const side of ['client', 'creator'] as const) {
      expect(await readActions(world, request, side)).toEqual(expected[side]);
    }
  }),
);

it('a request without a price can only be answered by an offer', () =>
  inWorld(async (world) => {
    const request = await addRequest(world, 'pending', { service_id: null, title: 'A map' });
    expect(await readActions(world, request, 'creator')).toEqual(['make_offer', 'decline']);
  }));

it('changes can be asked for as often as agreed, and time only before a due date', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, { revisions: 0 });
    await world.sql`update public.milestones set due_on = null where hire_request_id = ${plan.id}`;
    expect(await readActions(world, plan, 'creator')).toEqual(['deliver', ...change]);
    await plan.deliver();
    expect(await readActions(world, plan, 'client')).toEqual(['approve', ...change]);
  }));

it('a paid trial ends at once', () =>
  inWorld(async (world) => {
    const trial = { title: 'A trial', price: 50, due_on: inDays(3), is_trial: true };
    const rest = { title: 'The rest', price: 250, due_on: inDays(9) };
    const plan = await addPlan(world, { price: 300, milestones: [trial, rest] });
    expect(await readActions(world, plan, 'client')).toEqual(['propose_change', 'end']);
    await plan.deliver();
    await plan.approve();
    expect(await readActions(world, plan, 'client')).toEqual(change);
  }));

it.each<[State, Record<Side, string[]>]>([
  ['delivered', { client: ['approve'], creator: [] }],
  [
    'end asked after delivery',
    { client: ['approve', 'withdraw_end'], creator: ['accept_end', 'decline_end'] },
  ],
])('until a case about the delivery is settled: %s', (state, expected) =>
  inWorld(async (world) => {
    const scene = await playScene(world, await addRequest(world, state));
    await scene.open();
    for (const side of ['client', 'creator'] as const)
      expect(await readActions(world, scene, side)).toEqual(expected[side]);
  }),
);

it('an offer can be withdrawn or declined during a case', () =>
  inWorld(async (world) => {
    const request = await addRequest(world, 'delivered');
    await world.as(request.client, (sql) => makeOffer(sql, { id: request.id }));
    const scene = await playScene(world, request);
    await scene.open();
    expect(await readActions(world, scene, 'client')).toEqual(['approve', 'withdraw_offer']);
    expect(await readActions(world, scene, 'creator')).toEqual(['decline_offer']);
  }));
