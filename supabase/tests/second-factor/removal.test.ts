import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import {
  addFactor,
  addPersonWithFactor,
  addSession,
  confirmed,
  createCodes,
  readFactor,
  removeFactor,
  useCode,
} from './factors.ts';

const sessionsOf = (world: World, { id }: { id: string }) =>
  world.sql<{ id: string; aal: string | null; factor_id: string | null }[]>`
    select id, aal::text, factor_id from auth.sessions where user_id = ${id} order by id`;

describe('remove_second_factor', () => {
  it.each<[string, (world: World, person: { id: string }) => Promise<Caller>]>([
    ['a code of the app', async (_, person) => confirmed(person)],
    [
      'a recovery code',
      async (world, person) => {
        const [code = ''] = await createCodes(world, confirmed(person));
        await useCode(world, person, code);
        return person;
      },
    ],
  ])('removes it after %s, and ends all other sessions', (_, confirm) =>
    inWorld(async (world) => {
      const { person, factor } = await addPersonWithFactor(world);
      const { person: other } = await addPersonWithFactor(world);
      await addFactor(world, person, 'unverified');
      await addSession(world, person);
      await world.sql`
        update auth.sessions set aal = 'aal2', factor_id = ${factor} where user_id in (${person.id}, ${other.id})`;
      const [code = ''] = await createCodes(world, confirmed(other));
      await useCode(world, other, code);
      const caller = await confirm(world, person);

      await removeFactor(world, caller);

      expect(await sessionsOf(world, person)).toEqual([
        { id: person.id, aal: 'aal1', factor_id: null },
      ]);
      expect(await sessionsOf(world, other)).toMatchObject([{ aal: 'aal2' }]);
      const left = await world.sql<{ user_id: string }[]>`select user_id from auth.mfa_factors`;
      expect(left).toEqual([{ user_id: other.id }]);
      expect(await readFactor(world, person)).toEqual({
        is_on: false,
        is_confirmed: false,
        codes_left: 0,
        is_late: false,
        is_from_mail: false,
      });
      expect(await world.sql`select session_id from private.recovered_sessions`).toEqual([
        { session_id: other.id },
      ]);
    }),
  );
});
