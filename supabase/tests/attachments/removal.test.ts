import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { asService } from '../support/as-service.ts';
import { addFile, addSentPicture, listRows, send } from './files.ts';

type Names = { name: string }[];
const sorted = (rows: Names) => rows.map(({ name }) => name).sort();
const listed = async (world: World) =>
  sorted(await world.sql<Names>`select name from private.attachments_to_remove`);
const runJob = (world: World) =>
  asService(world, (tx) => tx`select private.remove_unsent_attachments()`);
const age = (world: World, hours: number) =>
  world.sql`
    with rows as (update public.attachments set created_at = now() - ${hours} * interval '1 hour')
    update storage.objects set created_at = now() - ${hours} * interval '1 hour'`;

describe('a file that is not sent', () => {
  it('is discarded by its owner only, and then listed for removal', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const id = await addFile(world, person);
      const discard = (caller: { id: string }, file: string) =>
        world.as(caller, (tx) => tx`select public.discard_attachment(${file})`);
      await discard(other, id);
      await discard(person, randomUUID());
      expect(await listRows(world, person)).toEqual([id]);
      await discard(person, id);
      await discard(person, id);
      expect(await listRows(world, person)).toEqual([]);
      expect(await listed(world)).toEqual([`${person.id}/${id}`]);
    }));

  it('is removed after 24 hours', () =>
    inWorld(async (world) => {
      const { client, sent, unsent } = await addSentPicture(world);
      await age(world, 23.9);
      await runJob(world);
      expect(await listRows(world, client)).toEqual([sent, unsent]);
      await age(world, 24.1);
      await runJob(world);
      await runJob(world);
      expect(await listRows(world, client)).toEqual([sent]);
      expect(await listed(world)).toEqual([`${client.id}/${unsent}`]);
    }));
});

describe('a sent file', () => {
  it('is not discarded', () =>
    inWorld(async (world) => {
      const { client, sent, unsent } = await addSentPicture(world);
      await world.as(client, (tx) => tx`select public.discard_attachment(${sent})`);
      expect(await listRows(world, client)).toEqual([sent, unsent]);
    }));

  it('is removed by its owner only, with its previews', () =>
    inWorld(async (world) => {
      const { client, creator, sent, unsent, names } = await addSentPicture(world);
      const remove = (caller: { id: string }, file: string) =>
        world.as(caller, (tx) => tx`select public.remove_attachment(${file})`);
      await remove(creator, sent);
      await remove(client, unsent);
      await remove(client, randomUUID());
      expect(await listRows(world, client)).toEqual([sent, unsent]);
      await remove(client, sent);
      await remove(client, sent);
      expect(await listRows(world, client)).toEqual([unsent]);
      expect(await listed(world)).toEqual(names);
    }));

  it.each(['message', 'account', 'conversation'])(
    'is listed for removal with its previews when its %s is deleted',
    (deleted) =>
      inWorld(async (world) => {
        const { client, creator, conversation, names, unsent } = await addSentPicture(world);
        const reply = await addFile(world, creator);
        await send(world, creator, client, { text: 'Thanks', files: [{ id: reply }] });
        const all = [...names, `${client.id}/${unsent}`].sort();
        if (deleted === 'message') {
          await world.sql`delete from public.messages where sender_id = ${client.id}`;
          expect(await listed(world)).toEqual(names);
        } else if (deleted === 'account') {
          await world.sql`delete from auth.users where id = ${client.id}`;
          expect(await listed(world)).toEqual(all);
          expect(await listRows(world, creator)).toEqual([reply]);
        } else {
          await world.sql`delete from public.conversations where id = ${conversation}`;
          expect(await listed(world)).toEqual([...names, `${creator.id}/${reply}`].sort());
        }
        const stored = await world.sql`
          select from storage.objects where left(name, 36) in (${client.id}, ${creator.id})`;
        // SQL alone would leave the file behind.
        expect(stored).toHaveLength(5);
      }),
  );
});
