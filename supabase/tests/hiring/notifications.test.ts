import { describe, expect, it } from 'vitest';
import { addRequest, applyStep, stepsByState } from '../support/hiring.ts';
import type { State } from '../support/hiring.ts';
import { inWorld, captureError } from '../support/world.ts';

type Expected = [to: 'client' | 'creator', kind: string, title: string, needsAction: boolean];
const created: Expected = [
  'creator',
  'request_created',
  'Noah Bennett wants to hire you: A service',
  true,
];
const withoutAction = ([to, kind, title]: Expected): Expected => [to, kind, title, false];
const accepted: Expected = [
  'client',
  'request_accepted',
  'Ada Stone accepted your request: A service',
  false,
];
const delivered: Expected = ['client', 'request_delivered', 'Ada Stone delivered: A service', true];
const work = [withoutAction(created), accepted];
const expectedByState: Record<State, Expected[]> = {
  pending: [created],
  accepted: work,
  delivered: [...work, delivered],
  'back in work': [
    ...work,
    withoutAction(delivered),
    ['creator', 'request_changes_asked', 'Noah Bennett requested changes: A service', true],
  ],
  declined: [
    withoutAction(created),
    ['client', 'request_declined', 'Ada Stone declined your request: A service', false],
  ],
  withdrawn: [
    withoutAction(created),
    ['creator', 'request_cancelled', 'Noah Bennett withdrew their request: A service', false],
  ],
  ended: [
    ...work,
    ['creator', 'request_ended', 'Noah Bennett ended the request: A service', false],
  ],
  approved: [
    ...work,
    withoutAction(delivered),
    ['creator', 'request_completed', 'Noah Bennett approved your work: A service', false],
  ],
  automatic: [
    ...work,
    withoutAction(delivered),
    ['client', 'request_completed', 'Completed 14 days after delivery: A service', false],
    ['creator', 'request_completed', 'Completed 14 days after delivery: A service', false],
  ],
};

describe('the two parties', () => {
  it.each(Object.keys(stepsByState) as State[])('are notified when a request becomes %s', (state) =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, state);
      const rows = [];
      for (const to of ['client', 'creator'] as const) {
        const link = `/dashboard/${to === 'client' ? 'client' : 'dev'}/requests?request=${hireRequest.id}`;
        const seen = await world.as(
          hireRequest[to],
          (as) => as<
            { kind: string; title: string; needs_action: boolean; link: string; user_id: string }[]
          >`
            select kind, title, needs_action, link, user_id from public.notifications`,
        );
        for (const { kind, title, needs_action, ...fields } of seen) {
          expect(fields).toEqual({ link, user_id: hireRequest[to].id });
          rows.push([to, kind, title, needs_action]);
        }
      }
      const inOrder = (list: unknown[]) => list.map((item) => JSON.stringify(item)).sort();
      expect(inOrder(rows)).toEqual(inOrder(expectedByState[state]));
    }),
  );

  it('are notified by the user who ends the work', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      await applyStep(world, hireRequest, ['creator', 'end']);
      const rows = await world.sql`
        select user_id, title from public.notifications
        where kind = 'request_ended' and user_id in (${hireRequest.client.id}, ${hireRequest.creator.id})`;
      expect(rows).toEqual([
        { user_id: hireRequest.client.id, title: 'Ada Stone ended the request: A service' },
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
      await applyStep(world, hireRequest, ['creator', 'deliver']);
      expect(before).toHaveLength(1);
      expect(await version()).toEqual(before);
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
      for (const column of [
        'title',
        'kind',
        'link',
        'needs_action',
        'user_id',
        'created_at',
        'id',
      ]) {
        const attempt = world.as(
          creator,
          (as) => as`update public.notifications set ${as(column)} = ${as(column)}`,
        );
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));

  it('cannot be marked as read by suspended users', () =>
    inWorld(async (world) => {
      const { creator } = await addRequest(world);
      await world.suspend(creator);
      const attempt = world.as(
        creator,
        (as) => as`update public.notifications set read_at = now()`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }));

  it.each([
    ['Kind', 'A title', '/dashboard'],
    ['news_', 'A title', '/dashboard'],
    ['1a', 'A title', '/dashboard'],
    ['a_1', 'A title', '/dashboard'],
    ['n'.repeat(41), 'A title', '/dashboard'],
    ['news', ' ', '/dashboard'],
    ['news', 'A title', '//evil.example'],
    ['news', 'A title', 'https://evil.example'],
    ['news', 'A title', 'javascript:alert(1)'],
    ['news', 'A title', '/\\evil.example'],
    ['news', 'A title', '/Dashboard'],
    ['news', 'A title', '/dash board'],
    ['news', 'A title', `/${'x'.repeat(300)}`],
  ])('cannot be %j, %j, %j', (kind, title, link) =>
    inWorld(async (world) => {
      const { id } = await world.addPerson();
      const attempt = world.sql.savepoint(
        (as) => as`select private.notify(${id}, ${kind}, ${title}, ${link})`,
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it('is not created without a user, and a long title is truncated', () =>
    inWorld(async (world) => {
      const { id } = await world.addPerson();
      await world.sql`select private.notify(null, 'news', 'A title')`;
      await world.sql`select private.notify(${id}, 'news', ${'t'.repeat(400)})`;
      const rows = await world.sql`
        select char_length(title) as length from public.notifications where user_id = ${id}`;
      expect(rows).toEqual([{ length: 300 }]);
    }));

  it('cannot be created by calling the helper', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const attempt = world.as(
        person,
        (as) => as`select private.notify(${person.id}, 'news', 'Mine')`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }));
});
