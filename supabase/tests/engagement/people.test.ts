import { expect, it } from 'vitest';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import { addRequest } from '../support/hiring.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const listPeople = async (world: World, caller: Caller, ids: string[]) =>
  (
    await world.as(
      caller,
      (sql) => sql<{ id: string; name: string; avatar: string | null; is_creator: boolean }[]>`
        select id, name, avatar, is_creator from public.people(${ids}::uuid[])`,
    )
  ).map((row) => ({ ...row }));

it('names the client to the creator of a request, and to no one else', () =>
  inWorld(async (world) => {
    const { client, creator } = await addRequest(world);
    const stranger = await world.addPerson({ isDev: true });
    const noah = { id: client.id, name: 'Noah Bennett', avatar: null, is_creator: false };
    expect(await listPeople(world, creator, [client.id])).toEqual([noah]);
    expect(await listPeople(world, client, [client.id])).toEqual([noah]);
    expect(await listPeople(world, stranger, [client.id])).toEqual([]);
    const another = await world.addPerson();
    expect(await listPeople(world, creator, [another.id])).toEqual([]);
    expect(await listPeople(world, client, [another.id])).toEqual([]);
  }));

it('names creators to all signed-in users, and former creators to their clients', () =>
  inWorld(async (world) => {
    const { client, creator } = await addRequest(world);
    const stranger = await world.addPerson();
    const ada = { id: creator.id, name: 'Ada Stone', avatar: null, is_creator: true };
    expect(await listPeople(world, stranger, [creator.id])).toEqual([ada]);
    await world.sql`update public.users set is_dev = false where id = ${creator.id}`;
    expect(await listPeople(world, stranger, [creator.id])).toEqual([]);
    expect(await listPeople(world, client, [creator.id])).toEqual([{ ...ada, is_creator: false }]);
  }));

it('names the author and the creator of a review to each other, and to no one else', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson();
    const client = await world.addPerson();
    const another = await world.addPerson();
    await world.sql`insert into public.reviews (user_id, target_user_id, rating, comment) values (${client.id}, ${creator.id}, 5, 'Good')`;
    expect(await listPeople(world, creator, [client.id])).toHaveLength(1);
    expect(await listPeople(world, client, [creator.id])).toHaveLength(1);
    expect(await listPeople(world, another, [creator.id, client.id])).toEqual([]);
    for (const party of [creator, client])
      expect(await listPeople(world, party, [another.id])).toEqual([]);
  }));

it('returns at most 200 users, and nothing to visitors', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    expect(await listPeople(world, person, [...ids, person.id])).toEqual([]);
    expect(await listPeople(world, person, [...ids.slice(1), person.id])).toHaveLength(1);
    expect((await captureError(listPeople(world, 'visitor', [person.id]))).code).toBe('42501');
  }));

it('shows a suspension to the user and to those who write with them, and to no one else', () =>
  inWorld(async (world) => {
    const { client, creator, conversation } = await addConversationPair(world);
    await world.suspend(await world.addPerson());
    const isSuspended = async (caller: Caller) => {
      const rows = await world.as(
        caller,
        (sql) => sql<{ is_suspended: boolean }[]>`
          select is_suspended from public.people(${[client.id]}::uuid[])`,
      );
      return rows.map((row) => row.is_suspended);
    };
    expect(await isSuspended(client)).toEqual([false]);
    await world.suspend(client);
    expect(await isSuspended(client)).toEqual([true]);
    await world.sql`
      insert into public.reviews (user_id, target_user_id, rating, comment)
      values (${client.id}, ${creator.id}, 5, 'Good')`;
    expect(await isSuspended(creator)).toEqual([false]);
    await sendMessage(world, creator, { conversation });
    expect(await isSuspended(creator)).toEqual([true]);
    await world.sql`delete from private.suspensions`;
    expect(await isSuspended(creator)).toEqual([false]);
  }));
