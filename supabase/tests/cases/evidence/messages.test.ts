import { describe, expect, it } from 'vitest';
import { call } from '../../admin/admins.ts';
import { send, withoutTriggers } from '../../attachments/files.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addScene } from '../cases.ts';

type Evidence = { messages: { text: string }[] };

/** A completed request whose creator then blocked the client, who writes on and opens a case. */
async function addBlocked(world: World, isBlocked = true) {
  const scene = await addScene(world, 'approved');
  const { client, creator } = scene;
  await send(world, client, creator, { text: 'Thanks' });
  if (isBlocked)
    await world.sql`
      insert into private.blocks (blocker_id, blocked_id) values (${creator.id}, ${client.id})`;
  await send(world, client, creator, { text: 'Withheld' });
  const id = await scene.open();
  await scene.answer('creator', id, { action: 'dispute' });
  const read = async (person: { id: string }, name = 'case_evidence') =>
    (await call<Evidence>(world, person, { name, id }))?.messages.map(({ text }) => text);
  return { ...scene, case: id, read };
}

describe('the messages of a case', () => {
  it('are what both sides can read: none that a block has withheld', () =>
    inWorld(async (world) => {
      const { creator, first, read } = await addBlocked(world);
      expect(await read(first, 'admin_open_case')).toEqual(['Thanks']);
      expect(await read(creator)).toEqual(['Thanks']);
    }));

  it('look to a blocked person as if nobody had blocked them', () =>
    inWorld(async (world) => {
      const looks = [];
      for (const isBlocked of [false, true])
        looks.push(
          await world.dryRun(async () => {
            const { client, read } = await addBlocked(world, isBlocked);
            return read(client);
          }),
        );
      expect(looks).toEqual([
        ['Thanks', 'Withheld'],
        ['Thanks', 'Withheld'],
      ]);
    }));

  it('are those of the two, from the request to the end of the case', () =>
    inWorld(async (world) => {
      const { client, creator, first, read, case: id } = await addBlocked(world, false);
      const stranger = await world.addPerson();
      await send(world, stranger, creator, { text: 'Strange' });
      const write = async (text: string, seconds: number) => {
        await send(world, client, creator, { text });
        await world.sql`
          update public.messages set created_at = (
            select h.created_at + make_interval(secs => ${seconds}) from public.cases c
            join public.hire_requests h on h.id = c.hire_request_id where c.id = ${id}
          ) where sender_id = ${client.id} and text = ${text}`;
      };
      await write('Before the request', -1);
      await write('With the request', 0);
      const texts = ['With the request', 'Thanks', 'Withheld'].toSorted();
      expect((await read(first, 'admin_open_case'))?.toSorted()).toEqual(texts);
      await world.sql`
        update public.cases set status = 'withdrawn', closed_at = clock_timestamp() where id = ${id}`;
      await write('Much later', 86_400);
      expect((await read(creator))?.toSorted()).toEqual(texts);
    }));

  it('are the last 500', () =>
    inWorld(async (world) => {
      const { id, client, first, read } = await addBlocked(world, false);
      await withoutTriggers(
        world,
        () => world.sql`
          insert into public.messages (conversation_id, sender_id, text, created_at)
          select m.conversation_id, ${client.id}, n::text, now() + make_interval(hours => n)
          from public.messages m, generate_series(1, 501) n
          where (m.hire_request_id, m.event_version) = (${id}::uuid, 1)`,
      );
      const texts = await read(first, 'admin_open_case');
      expect([texts?.length, texts?.[0], texts?.at(-1)]).toEqual([500, '2', '501']);
    }));
});
