import { describe, expect, it } from 'vitest';
import { openCase } from '../../cases/cases.ts';
import { addRequest } from '../../support/hiring.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addFile, listStored, reserve, send } from '../files.ts';

const tryToReserve = async (world: World, person: { id: string }) =>
  (await captureError(world.as(person, (sql) => reserve(sql)))).message;

describe('a suspended user', () => {
  it('adds the files of a case that they open, and reads them', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'delivered');
      for (const person of [client, creator]) await world.suspend(person);
      const file = await addFile(world, client);
      await world.as(
        client,
        (sql) => sql`
          select public.open_case(
            ${id}, 'Half of the pages show an error.', 'all', null, gen_random_uuid(), ${sql.json([{ id: file }])})`,
      );
      for (const person of [client, creator])
        expect(await listStored(world, person)).toEqual([`${client.id}/${file}`]);
    }));

  it('adds no files for anything else, nor as a creator or once there is a case', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'delivered');
      const other = await addRequest(world, 'accepted');
      for (const person of [client, creator, other.client]) await world.suspend(person);
      for (const person of [creator, other.client])
        expect(await tryToReserve(world, person)).toBe('Your account is suspended');
      const file = await addFile(world, client);
      const message = send(world, client, creator, { files: [{ id: file }] });
      expect((await captureError(message)).code).toBe('PT403');
      await world.as(client, (sql) => openCase(sql, { request: id }));
      expect(await tryToReserve(world, client)).toBe('Your account is suspended');
    }));
});
