import { expect, it } from 'vitest';
import { addTalk, say } from '../messages/talk.ts';
import { addRequest } from '../world/hiring.ts';
import { inWorld, refusal } from '../world/world.ts';
import type { Caller, World } from '../world/world.ts';

const ask = async (world: World, caller: Caller, ids: string[]) =>
  (
    await world.as(
      caller,
      (sql) => sql<{ id: string; name: string; avatar: string | null; is_creator: boolean }[]>`
        select id, name, avatar, is_creator from public.people(${ids}::uuid[])`,
    )
  ).map((row) => ({ ...row }));

it('names the client to the creator of a request, and to nobody else', () =>
  inWorld(async (world) => {
    const { client, creator } = await addRequest(world);
    const stranger = await world.addPerson({ isDev: true });
    const noah = { id: client.id, name: 'Noah Bennett', avatar: null, is_creator: false };
    expect(await ask(world, creator, [client.id])).toEqual([noah]);
    expect(await ask(world, client, [client.id])).toEqual([noah]);
    expect(await ask(world, stranger, [client.id])).toEqual([]);
    const another = await world.addPerson();
    expect(await ask(world, creator, [another.id])).toEqual([]);
    expect(await ask(world, client, [another.id])).toEqual([]);
  }));

it('names creators to everyone who signed in, and former ones to their clients', () =>
  inWorld(async (world) => {
    const { client, creator } = await addRequest(world);
    const stranger = await world.addPerson();
    const ada = { id: creator.id, name: 'Ada Stone', avatar: null, is_creator: true };
    expect(await ask(world, stranger, [creator.id])).toEqual([ada]);
    await world.sql`update public.users set is_dev = false where id = ${creator.id}`;
    expect(await ask(world, stranger, [creator.id])).toEqual([]);
    expect(await ask(world, client, [creator.id])).toEqual([{ ...ada, is_creator: false }]);
  }));

it('names to each other those whom a review connects, and nobody else', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson();
    const client = await world.addPerson();
    const another = await world.addPerson();
    await world.sql`insert into public.reviews (user_id, target_user_id, rating, comment) values (${client.id}, ${creator.id}, 5, 'Good')`;
    expect(await ask(world, creator, [client.id])).toHaveLength(1);
    expect(await ask(world, client, [creator.id])).toHaveLength(1);
    expect(await ask(world, another, [creator.id, client.id])).toEqual([]);
    for (const party of [creator, client])
      expect(await ask(world, party, [another.id])).toEqual([]);
  }));

it('answers 200 at a time, and no visitor', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    expect(await ask(world, person, [...ids, person.id])).toEqual([]);
    expect(await ask(world, person, [...ids.slice(1), person.id])).toHaveLength(1);
    expect((await refusal(ask(world, 'visitor', [person.id]))).code).toBe('42501');
  }));

it('tells of a suspension to the person and to those who write with them, and to nobody else', () =>
  inWorld(async (world) => {
    const { client, creator, conversation } = await addTalk(world);
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
    await say(world, creator, { conversation });
    expect(await isSuspended(creator)).toEqual([true]);
    await world.sql`delete from private.suspensions`;
    expect(await isSuspended(creator)).toEqual([false]);
  }));
