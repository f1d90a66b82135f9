import { describe, expect, it } from 'vitest';
import { addFile, listRows, listStored, send } from '../attachments/files.ts';
import { create, move } from '../attachments/steps.ts';
import { addRequest } from '../support/hiring.ts';
import { readPanel } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

const isRemoved = async (world: World, name: string) =>
  (await world.sql`select from private.attachments_to_remove where name = ${name}`).length === 1;

describe('the files of a deleted account', () => {
  it('stay with the steps of requests for the other side, until both have left', () =>
    inWorld(async (world) => {
      const request = await addRequest(world, 'accepted');
      const { client, creator } = request;
      const [delivered, loose] = [await addFile(world, creator), await addFile(world, creator)];
      await move(world, creator, request, { files: [{ id: delivered }] });
      await send(world, creator, client, { files: [{ id: loose }] });
      await move(world, client, request, { action: 'approve' });
      await world.sql`delete from auth.users where id = ${creator.id}`;
      const name = `${creator.id}/${delivered}`;
      expect(await listRows(world, client)).toEqual([delivered]);
      expect(await listStored(world, client)).toEqual([name]);
      const { events } = await readPanel(world, client, request.id);
      expect(events.flatMap(({ attachments }) => attachments)).toMatchObject([{ id: delivered }]);
      expect(await isRemoved(world, name)).toBe(false);
      await world.sql`delete from auth.users where id = ${client.id}`;
      expect(await isRemoved(world, name)).toBe(true);
    }));

  it('go if the other side never saw the request', () =>
    inWorld(async (world) => {
      const request = await addRequest(world);
      const { client } = request;
      const creator = await world.addPerson({ isDev: true });
      await world.sql`
        insert into private.blocks (blocker_id, blocked_id) values (${creator.id}, ${client.id})`;
      const id = await addFile(world, client);
      await create(
        world,
        { ...request, creator: { ...request.creator, ...creator } },
        { files: [{ id }] },
      );
      await world.sql`delete from auth.users where id = ${client.id}`;
      expect(await isRemoved(world, `${client.id}/${id}`)).toBe(true);
    }));
});
