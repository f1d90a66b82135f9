import { describe, expect, it } from 'vitest';
import { addRequest, walk, ways } from '../world/hiring.ts';
import type { State } from '../world/hiring.ts';
import { inWorld, refusal } from '../world/world.ts';

type Told = [to: 'client' | 'creator', kind: string, title: string, needsAction: boolean];
const created: Told = [
  'creator',
  'request_created',
  'Noah Bennett wants to hire you: A service',
  true,
];
const done = (told: Told): Told => [told[0], told[1], told[2], false];
const accepted: Told = [
  'client',
  'request_accepted',
  'Ada Stone accepted your request: A service',
  false,
];
const delivered: Told = ['client', 'request_delivered', 'Ada Stone delivered: A service', true];
const work = [done(created), accepted];
const told: Record<State, Told[]> = {
  pending: [created],
  accepted: work,
  delivered: [...work, delivered],
  'back in work': [
    ...work,
    done(delivered),
    ['creator', 'request_changes_asked', 'Noah Bennett asks for changes: A service', true],
  ],
  declined: [
    done(created),
    ['client', 'request_declined', 'Ada Stone declined your request: A service', false],
  ],
  withdrawn: [
    done(created),
    ['creator', 'request_cancelled', 'Noah Bennett withdrew a request: A service', false],
  ],
  ended: [
    ...work,
    ['creator', 'request_ended', 'Noah Bennett ended the work on: A service', false],
  ],
  approved: [
    ...work,
    done(delivered),
    ['creator', 'request_completed', 'Noah Bennett approved your work: A service', false],
  ],
  automatic: [
    ...work,
    done(delivered),
    ['client', 'request_completed', 'Completed 14 days after delivery: A service', false],
    ['creator', 'request_completed', 'Completed 14 days after delivery: A service', false],
  ],
};

describe('the two parties', () => {
  it.each(Object.keys(ways) as State[])('are told how a request became %s', (state) =>
    inWorld(async (world) => {
      const deal = await addRequest(world, state);
      const rows = [];
      for (const to of ['client', 'creator'] as const) {
        const link = `/dashboard/${to === 'client' ? 'client' : 'dev'}/requests?request=${deal.id}`;
        const seen = await world.as(
          deal[to],
          (as) => as<
            { kind: string; title: string; needs_action: boolean; link: string; user_id: string }[]
          >`
            select kind, title, needs_action, link, user_id from public.notifications`,
        );
        for (const { kind, title, needs_action, ...rest } of seen) {
          expect(rest).toEqual({ link, user_id: deal[to].id });
          rows.push([to, kind, title, needs_action]);
        }
      }
      const inOrder = (list: unknown[]) => list.map((item) => JSON.stringify(item)).sort();
      expect(inOrder(rows)).toEqual(inOrder(told[state]));
    }),
  );

  it('are told by whoever ends the work', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'accepted');
      await walk(world, deal, ['creator', 'end']);
      const rows = await world.sql`
        select user_id, title from public.notifications
        where kind = 'request_ended' and user_id in (${deal.client.id}, ${deal.creator.id})`;
      expect(rows).toEqual([
        { user_id: deal.client.id, title: 'Ada Stone ended the work on: A service' },
      ]);
    }));

  it('still have to act on another request when one has moved', () =>
    inWorld(async (world) => {
      const other = await addRequest(world);
      await addRequest(world, 'accepted');
      const [line] = await world.sql`
        select needs_action from public.notifications where user_id = ${other.creator.id}`;
      expect(line).toEqual({ needs_action: true });
    }));

  it('keep a line that asks for nothing as it was, with no live news of it', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'accepted');
      const version = () => world.sql`
        select ctid::text from public.notifications
        where user_id = ${deal.client.id} and kind = 'request_accepted'`;
      const before = await version();
      await walk(world, deal, ['creator', 'deliver']);
      expect(before).toHaveLength(1);
      expect(await version()).toEqual(before);
    }));

  it('are told nothing when the move fails or is the same again', () =>
    inWorld(async (world) => {
      const deal = await addRequest(world, 'accepted');
      const count = async () =>
        (
          await world.sql`select from public.notifications where user_id in (${deal.client.id}, ${deal.creator.id})`
        ).count;
      await walk(world, deal, ['creator', 'accept']);
      await refusal(walk(world, deal, ['client', 'cancel']));
      expect(await count()).toBe(2);
    }));
});

describe('a notification', () => {
  it('is marked as read by its owner, who changes nothing else of it', () =>
    inWorld(async (world) => {
      const { creator } = await addRequest(world);
      const mark = await world.as(
        creator,
        (as) => as`update public.notifications set read_at = now() where read_at is null`,
      );
      expect(mark.count).toBe(1);
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
        expect((await refusal(attempt)).code).toBe('42501');
      }
    }));

  it('is not marked by suspended people', () =>
    inWorld(async (world) => {
      const { creator } = await addRequest(world);
      await world.suspend(creator);
      const attempt = world.as(
        creator,
        (as) => as`update public.notifications set read_at = now()`,
      );
      expect((await refusal(attempt)).code).toBe('42501');
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
  ])('is not %j, %j, %j', (kind, title, link) =>
    inWorld(async (world) => {
      const { id } = await world.addPerson();
      const attempt = world.sql.savepoint(
        (as) => as`select private.notify(${id}, ${kind}, ${title}, ${link})`,
      );
      expect((await refusal(attempt)).code).toBe('23514');
    }),
  );

  it('for nobody is none, and a long title is cut', () =>
    inWorld(async (world) => {
      const { id } = await world.addPerson();
      await world.sql`select private.notify(null, 'news', 'A title')`;
      await world.sql`select private.notify(${id}, 'news', ${'t'.repeat(400)})`;
      const rows = await world.sql`
        select char_length(title) as length from public.notifications where user_id = ${id}`;
      expect(rows).toEqual([{ length: 300 }]);
    }));

  it('cannot be made by calling the helper', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const attempt = world.as(
        person,
        (as) => as`select private.notify(${person.id}, 'news', 'Mine')`,
      );
      expect((await refusal(attempt)).code).toBe('42501');
    }));
});
