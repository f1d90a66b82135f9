import { describe, expect, it } from 'vitest';
import { readThread } from '../messages/lines.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller } from '../support/world.ts';
import {
  addFile,
  addSentPicture,
  listRows,
  listStored,
  send,
  store,
  withoutTriggers,
} from './files.ts';

describe('a sent file', () => {
  it('is found by both members with its previews, by no one else', () =>
    inWorld(async (world) => {
      const { client, creator, names, sent, unsent } = await addSentPicture(world);
      const [admin, stranger] = [await world.addPerson(), await world.addPerson({ isDev: true })];
      await world.grantAdmin(admin);
      expect(await listStored(world, creator)).toEqual(names);
      expect(await listStored(world, client)).toEqual([...names, `${client.id}/${unsent}`].sort());
      expect(await listRows(world, creator)).toEqual([sent]);
      expect(await listRows(world, client)).toEqual([sent, unsent]);
      for (const other of [admin, stranger]) {
        expect(await listStored(world, other)).toEqual([]);
        expect(await listRows(world, other)).toEqual([]);
      }
      expect(await listStored(world, 'visitor')).toEqual([]);
      expect((await captureError(listRows(world, 'visitor'))).code).toBe('42501');
    }));

  it('is not found in another conversation of a member', () =>
    inWorld(async (world) => {
      const { client, creator } = await addSentPicture(world);
      const another = await world.addPerson();
      const id = await addFile(world, another);
      await send(world, another, creator, { files: [{ id }] });
      expect(await listRows(world, another)).toEqual([id]);
      expect(await listRows(world, client)).not.toContain(id);
      expect(await listStored(world, client)).not.toContain(`${another.id}/${id}`);
    }));

  it('is not found by a member whose account is deleted, with a token that outlives it', () =>
    inWorld(async (world) => {
      const { client, creator, conversation, names } = await addSentPicture(world);
      await world.sql`delete from auth.users where id = ${creator.id}`;
      expect(await listStored(world, creator)).toEqual([]);
      expect(await listRows(world, creator)).toEqual([]);
      expect(await listStored(world, client)).toEqual(expect.arrayContaining(names));
      expect((await readThread(world, creator, { conversation })).items).toEqual([]);
    }));

  it('is gone with the account of its owner, and its message says how many there were', () =>
    inWorld(async (world) => {
      const { client, creator, conversation } = await addSentPicture(world);
      await world.sql`delete from auth.users where id = ${client.id}`;
      expect(await listStored(world, creator)).toEqual([]);
      const { items } = await readThread(world, creator, { conversation });
      expect(items[0]).toMatchObject({ text: null, attachment_count: 1, attachments: [] });
    }));

  it('is in the data that both members download', () =>
    inWorld(async (world) => {
      const { client, creator, sent, unsent } = await addSentPicture(world);
      const read = (caller: Caller) =>
        world.as(caller, (sql) => sql`select public.export_my_data() ->> 'attachments' as files`);
      const [own] = await read(client);
      const [others] = await read(creator);
      expect(own?.['files']).toContain(sent);
      expect(own?.['files']).toContain(unsent);
      expect(others?.['files']).toContain(sent);
      expect(others?.['files']).not.toContain(unsent);
    }));

  it('is still read by a suspended member', () =>
    inWorld(async (world) => {
      const { creator, names } = await addSentPicture(world);
      await world.suspend(creator);
      expect(await listStored(world, creator)).toEqual(names);
    }));

  it('is no object of another name', () =>
    inWorld(async (world) => {
      const { client, creator, sent, names } = await addSentPicture(world);
      await withoutTriggers(world, async () => {
        for (const suffix of ['-481', '.html', '/a', '-480-1600'])
          await store(world, `${client.id}/${sent}${suffix}`);
        await store(world, `${creator.id}/${sent}`);
        await store(world, sent);
      });
      expect(await listStored(world, creator)).toEqual(names);
    }));
});
