import { describe, expect, it } from 'vitest';
import { endRequest } from '../support/ending.ts';
import { addRequest, applyStep, stepsByState } from '../support/hiring.ts';
import type { State } from '../support/hiring.ts';
import { inWorld, captureError } from '../support/world.ts';

type Expected = [to: 'client' | 'creator', kind: string, actor: string | null, isDue: boolean];
const created: Expected = ['creator', 'request_created', 'Noah Bennett', true];
const withoutAction = ([to, kind, actor]: Expected): Expected => [to, kind, actor, false];
const accepted: Expected = ['client', 'request_accepted', 'Ada Stone', false];
const delivered: Expected = ['client', 'request_delivered', 'Ada Stone', true];
const endProposed: Expected = ['creator', 'request_end_asked', 'Noah Bennett', true];
const invoiced: Expected = ['client', 'request_invoice', 'Ada Stone', true];
/** Nobody reads anything in between, so a later step replaces the line about the one before. */
const expectedByState: Record<State, Expected[]> = {
  pending: [created],
  accepted: [withoutAction(created), accepted],
  delivered: [withoutAction(created), delivered],
  'back in work': [
    withoutAction(delivered),
    ['creator', 'request_changes_asked', 'Noah Bennett', true],
  ],
  declined: [withoutAction(created), ['client', 'request_declined', 'Ada Stone', false]],
  withdrawn: [['creator', 'request_cancelled', 'Noah Bennett', false]],
  'end asked': [accepted, endProposed],
  'end asked after delivery': [delivered, endProposed],
  ended: [withoutAction(endProposed), ['client', 'request_ended', 'Ada Stone', false]],
  approved: [invoiced, ['creator', 'request_approved', 'Noah Bennett', false]],
  automatic: [invoiced, ['creator', 'request_completed', null, false]],
};

type Seen = {
  kind: string;
  params: { actor_name?: string; invoice_id?: string; number?: string; cents?: number };
  needs_action: boolean;
  user_id: string;
};

describe('the two parties', () => {
  it.each(Object.keys(stepsByState) as State[])('are notified when a request becomes %s', (state) =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, state);
      const rows = [];
      for (const to of ['client', 'creator'] as const) {
        const seen = await world.as(
          hireRequest[to],
          (as) => as<Seen[]>`
            select kind, params, needs_action, user_id from public.notifications`,
        );
        for (const { kind, params, needs_action, user_id } of seen) {
          const { actor_name = null, invoice_id, number, cents, ...subject } = params;
          expect([invoice_id !== undefined, number, cents]).toEqual(
            kind === 'request_invoice'
              ? [true, expect.stringMatching(/^\d{4}-0001$/), 10_000]
              : [false, undefined, undefined],
          );
          expect(user_id).toBe(hireRequest[to].id);
          expect(subject).toEqual({ request_id: hireRequest.id, side: to, title: 'A service' });
          rows.push([to, kind, actor_name, needs_action]);
        }
      }
      const inOrder = (list: unknown[]) => list.map((item) => JSON.stringify(item)).sort();
      expect(inOrder(rows)).toEqual(inOrder(expectedByState[state]));
    }),
  );

  it('are notified by the user who agrees to end the work', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      await endRequest(world, hireRequest, 'client');
      const rows = await world.sql`
        select user_id, params ->> 'actor_name' as actor, params ->> 'side' as side
        from public.notifications
        where kind = 'request_ended' and user_id in (${hireRequest.client.id}, ${hireRequest.creator.id})`;
      expect(rows).toEqual([
        { user_id: hireRequest.client.id, actor: 'Ada Stone', side: 'client' },
      ]);
    }));

  it('keep the notification of another request when one changes', () =>
    inWorld(async (world) => {
      const other = await addRequest(world);
      await addRequest(world, 'accepted');
      const [line] = await world.sql`
        select needs_action from public.notifications where user_id = ${other.creator.id}`;
      expect(line).toEqual({ needs_action: true });
    }));

  it('keep a notification without an action unchanged, without a live update', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      const version = () => world.sql`
        select ctid::text from public.notifications
        where user_id = ${hireRequest.client.id} and kind = 'request_accepted'`;
      const before = await version();
      await world.sql`update public.notifications set read_at = now() where kind = 'request_accepted'`;
      const read = await version();
      await applyStep(world, hireRequest, ['creator', 'deliver']);
      expect(before).toHaveLength(1);
      expect(await version()).toEqual(read);
    }));

  it('have one unread line per request: a later step replaces the line about an earlier one', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      const { client, creator } = hireRequest;
      const other = await addRequest(world, 'accepted');
      const kindsOf = async (request: { id: string }, person: { id: string }) => {
        const rows = await world.sql<{ kind: string }[]>`
          select kind from public.notifications
          where user_id = ${person.id} and params ->> 'request_id' = ${request.id} order by kind`;
        return rows.map(({ kind }) => kind);
      };
      await world.sql`
        select private.notify(${client.id}, 'reply_received', ${world.sql.json({ request_id: hireRequest.id })})`;
      await applyStep(world, hireRequest, ['creator', 'deliver']);

      expect(await kindsOf(hireRequest, client)).toEqual(['reply_received', 'request_delivered']);
      expect(await kindsOf(hireRequest, creator)).toEqual(['request_created']);
      expect(await kindsOf(other, other.client)).toEqual(['request_accepted']);
    }));

  it('keep what they have read when a later step follows', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      await world.sql`update public.notifications set read_at = now() where user_id = ${hireRequest.client.id}`;
      await applyStep(world, hireRequest, ['creator', 'deliver']);
      const rows = await world.sql<{ kind: string }[]>`
        select kind from public.notifications where user_id = ${hireRequest.client.id} order by kind`;
      expect(rows.map(({ kind }) => kind)).toEqual(['request_accepted', 'request_delivered']);
    }));

  it('are not notified if the action fails or is repeated', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      const count = async () =>
        (
          await world.sql`select from public.notifications where user_id in (${hireRequest.client.id}, ${hireRequest.creator.id})`
        ).count;
      await applyStep(world, hireRequest, ['creator', 'accept']);
      await captureError(applyStep(world, hireRequest, ['client', 'cancel']));
      expect(await count()).toBe(2);
    }));
});

describe('a notification', () => {
  it('can be marked as read by its owner, but not changed otherwise', () =>
    inWorld(async (world) => {
      const { creator } = await addRequest(world);
      const markRead = await world.as(
        creator,
        (as) => as`update public.notifications set read_at = now() where read_at is null`,
      );
      expect(markRead.count).toBe(1);
      for (const column of ['kind', 'params', 'needs_action', 'user_id', 'created_at', 'id']) {
        const attempt = world.as(
          creator,
          (as) => as`update public.notifications set ${as(column)} = ${as(column)}`,
        );
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));

  it.each([
    ['news', {}],
    ['request', {}],
    ['Request_created', {}],
    ['request_created', { url: 'https://evil.example' }],
    ['request_created', { title: null }],
    ['request_created', { title: { en: 'A shop' } }],
    ['review_received', { rating: '5' }],
    ['request_created', ['A shop']],
    ['request_created', 'A shop'],
  ])('cannot be %j with %j', (kind, params) =>
    inWorld(async (world) => {
      const { id } = await world.addPerson();
      const attempt = world.sql.savepoint(
        (as) => as`select private.notify(${id}, ${kind}, ${as.json(params)})`,
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it('is not created without a user', () =>
    inWorld(async (world) => {
      const count = () => world.sql`select count(*) from public.notifications`;
      const before = await count();
      await world.sql`select private.notify(null, 'message_received', '{}')`;
      expect(await count()).toEqual(before);
    }));

  it('cannot be created by calling the helper', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const attempt = world.as(
        person,
        (as) => as`select private.notify(${person.id}, 'message_received', '{}')`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }));
});
