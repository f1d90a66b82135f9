import { describe, expect, it } from 'vitest';
import { shareWorld } from '../support/shared-world.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addLives, repeat, repeatDaily } from './histories.ts';
import { listAllCases, listCases } from './records.ts';

const figures = ['answers', 'finished', 'on_time', 'repeat_clients'] as const;
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

async function addPair(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson({ name: 'Noah Bennett' });
  return { creator, client };
}

describe('the list behind a figure', () => {
  it('names what is counted and the client, the latest first, also below three', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      const [deleted, second, first] = await addLives(world, [
        { creator, client: null, title: 'A shop', fate: 'declined', seconds: [1, 5] },
        { creator, client, title: 'A blog', fate: 'approved', seconds: [2, 4, 8, 20] },
        {
          ...{ creator, client, title: 'A page', fate: 'automatic', zone: 'America/Los_Angeles' },
          ...{ due: -1, seconds: [3, 3, 7, 10] },
        },
      ]);
      const list = async (figure: string) => {
        const { items, next_cursor } = await listCases(world, creator, { figure });
        expect(next_cursor).toBeNull();
        return items.map((item) => ({
          ...item,
          at: new Date(item.at).toISOString(),
          asked_at: item.asked_at && new Date(item.asked_at).toISOString(),
        }));
      };
      const name = 'Noah Bennett';
      const noDate = { due_on: null, delivered_on: null, is_on_time: null };
      const job = { client: name, asked_at: null, jobs: null, ...noDate };
      expect(await list('answers')).toEqual([
        { ...job, id: deleted, title: 'A shop', client: null, asked_at: at(1), at: at(5) },
        { ...job, id: second, title: 'A blog', asked_at: at(2), at: at(4) },
        { ...job, id: first, title: 'A page', asked_at: at(3), at: at(3) },
      ]);
      expect(await list('finished')).toEqual([
        { ...job, id: second, title: 'A blog', at: at(20) },
        { ...job, id: first, title: 'A page', at: at(10) },
      ]);
      expect(await list('repeat_clients')).toEqual([
        {
          id: client.id,
          title: null,
          client: name,
          asked_at: null,
          at: at(20),
          jobs: 2,
          ...noDate,
        },
      ]);
      const dated = { due_on: '2025-12-31', delivered_on: '2025-12-31', is_on_time: true };
      expect(await list('on_time')).toEqual([
        { ...job, ...dated, id: first, title: 'A page', at: at(7) },
      ]);
    }));

  it.each(figures)("is the caller's own: no one else has %s", (figure) =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      const stranger = await world.addPerson({ isDev: true });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      await addLives(world, repeat(2, { creator, client, fate: 'approved', due: 9 }));
      expect((await listCases(world, creator, { figure })).items).not.toEqual([]);
      for (const caller of [client, stranger, admin])
        expect((await listCases(world, caller, { figure })).items).toEqual([]);
      const visitor = listCases(world, 'visitor', { figure });
      expect((await captureError(visitor)).code).toBe('42501');
    }),
  );

  it('stays readable while the profile is not public', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      await addLives(world, repeat(2, { creator, client, fate: 'approved' }));
      await world.sql`update public.users set is_dev = false where id = ${creator.id}`;
      expect((await listCases(world, creator, { figure: 'finished' })).items).toHaveLength(2);
    }));

  describe('of a hundred and one jobs', () => {
    const inJobs = shareWorld(async (world) => {
      const pair = await addPair(world);
      await addLives(world, repeatDaily(101, { ...pair, fate: 'approved' }));
      return pair;
    });

    it.each([
      [100_000, 100],
      [100, 100],
      [null, 20],
      [1, 1],
      [0, 1],
    ])('has for a page size of %s at most %d', (size, expected) =>
      inJobs(async (world, { creator }) => {
        const page = await listCases(world, creator, { figure: 'finished', size });
        expect(page.items).toHaveLength(expected);
        expect(page.next_cursor).toBe(`${page.items.at(-1)?.id}_${page.items.at(-1)?.at}`);
      }),
    );
  });

  it.each([
    [19, 19],
    [20, 20],
    [21, 20],
  ])('has of %d answers %d', (count, expected) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await addLives(world, repeat(count, { ...pair, fate: 'accepted' }));
      const cases = await listAllCases(world, pair.creator, 'answers', 8);
      expect(new Set(cases.map(({ id }) => id)).size).toBe(expected);
      expect(cases).toHaveLength(expected);
    }),
  );

  it.each(['answer', 'member_since', '', null])('does not exist for the figure %j', (figure) =>
    inWorld(async (world) => {
      const { creator } = await addPair(world);
      expect(await captureError(listCases(world, creator, { figure }))).toEqual({
        code: 'PT400',
        message: 'Choose one of these figures: answers, finished, on_time, repeat_clients',
      });
    }),
  );

  it('rejects a cursor that is none', () =>
    inWorld(async (world) => {
      const { creator } = await addPair(world);
      const read = listCases(world, creator, { figure: 'finished', cursor: 'x' });
      expect((await captureError(read)).code).toBe('PT400');
    }));
});
