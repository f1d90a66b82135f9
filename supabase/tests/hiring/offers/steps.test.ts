import { describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, addRequest } from '../../support/hiring.ts';
import {
  answerOffer,
  getOpenOffer,
  inDays,
  makeOffer,
  passDays,
  requestTime,
} from '../../support/offers.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

type Scene = Awaited<ReturnType<typeof addRequest>>;
type Step = (world: World, scene: Scene) => Promise<unknown>;

const offer: Step = (world, { creator, id }) => world.as(creator, (sql) => makeOffer(sql, { id }));
const counter: Step = (world, { client, id }) => world.as(client, (sql) => makeOffer(sql, { id }));
const time: Step = (world, { creator, id }) =>
  world.as(creator, (sql) => requestTime(sql, { id, due_on: inDays(9), reason: 'Ill' }));
const answer =
  (side: 'client' | 'creator', action: string): Step =>
  async (world, scene) => {
    const id = await getOpenOffer(world, scene.id);
    return world.as(scene[side], (sql) => answerOffer(sql, { id, action, note: 'Because' }));
  };
const by =
  (side: 'client' | 'creator', action: string): Step =>
  (world, scene) =>
    world.as(scene[side], (sql) => act(sql, { id: scene.id, action }));
const days =
  (count: number): Step =>
  (world, { id }) =>
    passDays(world, count, id);
const proposeEnd: Step = (world, { client, id }) =>
  world.as(client, (sql) => requestEnd(sql, { id }));
const answerToEnd =
  (side: 'client' | 'creator', action: string): Step =>
  (world, scene) =>
    world.as(scene[side], (sql) => answerEnd(sql, { id: scene.id, action, note: 'Because' }));
const plan: Step = (world, { creator, id }) =>
  world.as(creator, (sql) =>
    makeOffer(sql, {
      id,
      price: 100,
      milestones: [3, 5].map((day) => ({ title: `Part ${day}`, price: 50, due_on: inDays(day) })),
    }),
  );

const agreed = [plan, answer('client', 'accept')];
const noah = { actor_name: 'Noah Bennett' };
const ada = { actor_name: 'Ada Stone' };

type Lines = Record<string, [string, boolean, object]>;
const invoiced: Lines = { client: ['request_invoice', true, { ...ada, cents: 5000 }] };

/** After these steps: the timeline's last entry, and what each side reads. */
const steps: Record<string, [Step[], event: object, lines: Lines]> = {
  'an offer': [
    [offer],
    { action: 'make_offer', note: null },
    { client: ['request_offer_made', true, { ...ada, offer_kind: 'offer', side: 'client' }] },
  ],
  'a counter-offer': [
    [offer, counter],
    { action: 'make_offer' },
    { creator: ['request_offer_made', true, { ...noah, offer_kind: 'offer', side: 'creator' }] },
  ],
  'a change order': [
    [by('creator', 'accept'), counter],
    { action: 'make_offer' },
    { creator: ['request_offer_made', true, { offer_kind: 'change_order' }] },
  ],
  'a request for time': [
    [by('creator', 'accept'), time],
    { action: 'make_offer' },
    { client: ['request_offer_made', true, { offer_kind: 'extension' }] },
  ],
  'a yes': [
    [offer, answer('client', 'accept')],
    { action: 'accept_offer', note: 'Because' },
    { creator: ['request_offer_accepted', false, { ...noah, title: 'A shift planner' }] },
  ],
  'a no': [
    [offer, answer('client', 'decline')],
    { action: 'decline_offer', note: 'Because' },
    { creator: ['request_offer_declined', true, noah] },
  ],
  'a withdrawal': [
    [offer, answer('creator', 'withdraw')],
    { action: 'withdraw_offer', note: 'Because' },
    {
      client: ['request_offer_withdrawn', false, ada],
      creator: ['request_created', true, noah],
    },
  ],
  'an expired offer': [
    [offer, days(8)],
    { action: 'expire_offer', actor_id: null },
    {
      client: ['request_offer_expired', false, { offer_kind: 'offer' }],
      creator: ['request_offer_expired', true, {}],
    },
  ],
  'a delivery of a milestone': [
    [...agreed, by('creator', 'deliver')],
    { action: 'deliver', milestone: 1 },
    { client: ['request_delivered', true, { milestone: 'Part 3' }] },
  ],
  'an approved milestone': [
    [...agreed, by('creator', 'deliver'), by('client', 'approve')],
    { action: 'approve_milestone', milestone: 1 },
    { ...invoiced, creator: ['request_milestone_approved', false, { milestone: 'Part 3' }] },
  ],
  'a milestone approved by time': [
    [...agreed, by('creator', 'deliver'), days(14.1)],
    { action: 'complete_milestone', milestone: 1, actor_id: null },
    {
      ...invoiced,
      creator: ['request_milestone_completed', false, { milestone: 'Part 3' }],
    },
  ],
  'the last milestone': [
    [
      ...agreed,
      by('creator', 'deliver'),
      by('client', 'approve'),
      by('creator', 'deliver'),
      by('client', 'approve'),
    ],
    { action: 'approve', milestone: 2 },
    {
      client: ['request_invoice', true, { cents: 5000 }],
      creator: ['request_approved', false, { milestone: 'Part 5' }],
    },
  ],
  'asking for the end': [
    [...agreed, proposeEnd],
    { action: 'ask_end', milestone: 1, note: 'The shop closes' },
    { creator: ['request_end_asked', true, { ...noah, milestone: 'Part 3' }] },
  ],
  'a yes to the end': [
    [...agreed, proposeEnd, answerToEnd('creator', 'accept')],
    { action: 'accept_end', milestone: 1, note: 'Because' },
    { client: ['request_ended', false, ada] },
  ],
  'a no to the end': [
    [...agreed, proposeEnd, answerToEnd('creator', 'decline')],
    { action: 'decline_end', milestone: 1, note: 'Because' },
    { client: ['request_end_declined', false, ada] },
  ],
  'a withdrawn end': [
    [...agreed, proposeEnd, answerToEnd('client', 'withdraw')],
    { action: 'withdraw_end', milestone: 1, note: 'Because' },
    { creator: ['request_end_withdrawn', false, noah] },
  ],
  'an end that nobody answered': [
    [...agreed, proposeEnd, days(5.1)],
    { action: 'end_by_silence', milestone: 1, actor_id: null },
    { client: ['request_ended', false, {}], creator: ['request_ended', false, {}] },
  ],
  'a request without an answer': [
    [days(14.1)],
    { action: 'expire', actor_id: null, milestone: null },
    { client: ['request_expired', false, {}], creator: ['request_expired', false, {}] },
  ],
};

describe.each(Object.entries(steps))('%s', (_, [path, event, lines]) => {
  it('is an entry in the timeline, and tells who did not do it', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world);
      for (const step of path) await step(world, scene);
      const [row] = await world.sql`
        select e.*, h.version as last from public.hire_requests h
        join public.hire_request_events e on (e.hire_request_id, e.version) = (h.id, h.version)
        where h.id = ${scene.id}`;
      expect(row).toMatchObject(event);
      for (const side of ['client', 'creator'] as const) {
        const unread = await world.sql`
          select kind, needs_action, params from public.notifications
          where user_id = ${scene[side].id} and read_at is null`;
        const [kind, needs_action, params] = lines[side] ?? [];
        if (kind) expect(unread).toMatchObject([{ kind, needs_action, params }]);
      }
      const waiting = await world.sql`
        select from public.notifications where needs_action and params ->> 'request_id' = ${scene.id}`;
      expect(waiting).toHaveLength(Object.values(lines).filter(([, needs]) => needs).length);
      const unread = await world.sql<{ count: number }[]>`
        select count(*)::integer as count from public.notifications
        where params ->> 'request_id' = ${scene.id} and read_at is null group by user_id`;
      expect(unread.every(({ count }) => count === 1)).toBe(true);
    }));
});

it('a request with one milestone does not name it', () =>
  inWorld(async (world) => {
    const scene = await addRequest(world, 'delivered');
    const [line] = await world.sql<{ params: object }[]>`
      select params from public.notifications where user_id = ${scene.client.id} and kind = 'request_delivered'`;
    expect(Object.keys(line?.params ?? {})).not.toContain('milestone');
  }));
