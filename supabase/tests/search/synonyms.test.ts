import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { searchProjects } from './queries.ts';

type Group = { id: string; terms: string[] };

const save = (world: World, caller: Caller, terms: string[], id: string = randomUUID()) =>
  call(world, caller, { name: 'admin_save_synonyms', id, terms, reason: 'People type it' });

const list = async (world: World, caller: Caller) =>
  (await call<Group[]>(world, caller, { name: 'admin_list_synonyms' })) ?? [];

describe('synonyms', () => {
  it('are used by the next search, changed and deleted, with an entry in the audit log each', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const owner = await world.addPerson({ isDev: true });
      await world.addProject(owner, { title: 'Wombat burrow' });
      const find = async () => (await searchProjects(world, { q: 'marsupial home' })).total;
      const id = randomUUID();
      expect(await find()).toBe(0);
      await save(world, admin, ['wombat', 'Marsupial', ' MARSUPIAL ', '  '], id);
      expect(await find()).toBe(0);
      await save(world, admin, ['burrow', 'home']);
      expect(await find()).toBe(1);
      expect((await list(world, admin)).find((group) => group.id === id)?.terms).toEqual([
        'wombat',
        'Marsupial',
      ]);
      await save(world, admin, ['wombat', 'Koala'], id);
      expect(await find()).toBe(0);
      await call(world, admin, { name: 'admin_delete_synonyms', id, reason: 'Wrong' });
      expect((await list(world, admin)).find((group) => group.id === id)).toBeUndefined();
      const entries = await world.sql`
        select action, target_title, reason from private.audit_log
        where target_id = ${id} order by at`;
      expect(entries).toEqual([
        {
          action: 'save_synonyms',
          target_title: 'wombat, Marsupial',
          reason: 'People type it',
        },
        { action: 'save_synonyms', target_title: 'wombat, Koala', reason: 'People type it' },
        { action: 'delete_synonyms', target_title: 'wombat, Koala', reason: 'Wrong' },
      ]);
    }));

  it.each([
    [['wombat']],
    [[]],
    [['wombat', 'Wombat ']],
    [['wombat', '!!!']],
    [['wombat', 'x'.repeat(41)]],
    [Array.from({ length: 21 }, (_, index) => `wombat${index}`)],
  ])('are not %j', (terms) =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const { code, message } = await captureError(save(world, admin, terms));
      expect([code, message]).toEqual([
        'PT400',
        'Write 2 to 20 different words or phrases of at most 40 characters',
      ]);
    }),
  );

  it('are up to 20 of 40 characters; the audit log has the beginning', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const id = randomUUID();
      const terms = Array.from({ length: 20 }, (_, index) => String(index).padStart(40, 'x'));
      expect(await call(world, admin, { name: 'admin_list_synonyms' })).not.toEqual([]);
      await world.sql`delete from private.search_synonyms`;
      expect(await call(world, admin, { name: 'admin_list_synonyms' })).toEqual([]);
      await save(world, admin, terms, id);
      const [{ updated_at }] = await world.sql<[{ updated_at: string }]>`
        select to_jsonb(updated_at) #>> '{}' as updated_at from private.search_synonyms`;
      expect(await list(world, admin)).toEqual([{ id, terms, updated_at }]);
      await call(world, admin, { name: 'admin_delete_synonyms', id, reason: 'Wrong' });
      const titles = await world.sql<{ target_title: string }[]>`
        select target_title from private.audit_log where target_id = ${id}`;
      const beginning = terms.join(', ').slice(0, 200);
      expect(titles.map(({ target_title }) => target_title)).toEqual([beginning, beginning]);
    }));

  it('are at most 500 groups', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await world.sql`delete from private.search_synonyms`;
      await world.sql`
        insert into private.search_synonyms (terms)
        select array['a' || n, 'b' || n] from generate_series(1, 499) n`;
      const id = randomUUID();
      await save(world, admin, ['one', 'two'], id);
      await save(world, admin, ['one', 'three'], id);
      expect((await captureError(save(world, admin, ['four', 'five']))).message).toBe(
        'There can be up to 500 groups',
      );
    }));

  it('have the time of their last change', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const id = randomUUID();
      const saveAt = async (terms: string[]) => {
        await save(world, admin, terms, id);
        const [row] = await world.sql<{ updated_at: Date }[]>`
          select updated_at from private.search_synonyms where id = ${id}`;
        return row?.updated_at.getTime() ?? Number.NaN;
      };
      const first = await saveAt(['one', 'two']);
      expect(await saveAt(['one', 'two'])).toBe(first);
      expect(await saveAt(['one', 'three'])).toBeGreaterThan(first);
    }));

  it('cannot be deleted twice', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const attempt = call(world, admin, {
        name: 'admin_delete_synonyms',
        id: randomUUID(),
        reason: 'Wrong',
      });
      expect((await captureError(attempt)).code).toBe('PT404');
    }));

  it('are for admins, who give a reason', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const client = await world.addPerson();
      const id = randomUUID();
      const calls: Parameters<typeof call>[2][] = [
        { name: 'admin_list_synonyms' },
        { name: 'admin_save_synonyms', id, terms: ['a1', 'b1'], reason: 'Why' },
        { name: 'admin_delete_synonyms', id, reason: 'Why' },
      ];
      for (const one of calls)
        expect((await captureError(call(world, client, one))).code).toBe('PT403');
      for (const one of calls.slice(1)) {
        const { code } = await captureError(call(world, admin, { ...one, reason: ' ' }));
        expect(code).toBe('PT400');
      }
    }));
});
