import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

describe('the education, experience and languages of a creator', () => {
  const education = [{ school: 'Lycée', degree: 'BSc', field: '', from: '2018', to: '' }];
  const read = (world: World, caller: Caller, { id }: { id: string }) =>
    world.as(
      caller,
      (sql) => sql`select education, experience, languages from public.users where id = ${id}`,
    );

  it('are public, and written by their owner only', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const stranger = await world.addPerson({ isDev: true });
      const save = (caller: Caller) =>
        world.as(
          caller,
          (sql) => sql`
            update public.users set education = ${sql.json(education)}, languages = '{French}'
            where id = ${creator.id} returning id`,
        );
      expect(await save(creator)).toHaveLength(1);
      expect(await save(stranger)).toEqual([]);
      expect((await captureError(save('visitor'))).code).toBe('42501');
      const profile = { education, experience: [], languages: ['French'] };
      expect(await read(world, 'visitor', creator)).toEqual([profile]);
      expect(await read(world, stranger, creator)).toEqual([profile]);
    }));

  it('are hidden from others while the creator is a client', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      const stranger = await world.addPerson();
      expect(await read(world, 'visitor', client)).toEqual([]);
      expect(await read(world, stranger, client)).toEqual([]);
      expect(await read(world, client, client)).toHaveLength(1);
    }));
});
