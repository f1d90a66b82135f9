import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '../../admin/admins.ts';
import { addFile, listRows, listStored, send } from '../../attachments/files.ts';
import { move } from '../../attachments/steps.ts';
import { addFactor, confirmed } from '../../second-factor/factors.ts';
import { act, addRequest, createRequest } from '../../support/hiring.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { happened, playScene, type CaseScene } from '../cases.ts';

/** A case about a delivery with a file, after the two have written to each other with files. */
async function addScene(world: World) {
  const scene = await playScene(world, await addRequest(world, 'accepted'));
  const { client, creator } = scene;
  const sent = await addFile(world, client);
  await send(world, client, creator, { files: [{ id: sent }] });
  const delivered = await addFile(world, creator);
  await move(world, creator, scene, { files: [{ id: delivered }] });
  const id = await scene.open();
  const look = (admin: { id: string }) => call(world, admin, { name: 'admin_open_case', id });
  const files = [`${client.id}/${sent}`, `${creator.id}/${delivered}`].sort();
  return { ...scene, case: id, look, files };
}
const listRemovable = async (world: World, person: { id: string }) => {
  const [row] = await world.as(
    person,
    (sql) => sql<{ files: { items: { id: string; is_removable: boolean }[] } }[]>`
      select public.conversation_files(c.id) as files from public.conversations c`,
  );
  return row?.files.items.filter((file) => file.is_removable).map(({ id }) => id);
};
const dispute = (scene: CaseScene & { case: string }) =>
  scene.answer('creator', scene.case, { action: 'dispute' });

describe('the files of a case', () => {
  it('stay in the conversation until it is closed', () =>
    inWorld(async (world) => {
      const { client, creator, case: id, answer } = await addScene(world);
      const later = await addFile(world, client);
      await send(world, client, creator, { files: [{ id: later }] });
      expect(await listRemovable(world, client)).toEqual([]);
      const remove = () =>
        world.as(client, (sql) => sql`select public.remove_attachment(${later})`);
      expect(await captureError(remove())).toEqual({
        code: 'PT409',
        message: 'A case is open between you. Files stay until it is closed',
      });
      await answer('client', id, { action: 'withdraw' });
      expect(await listRemovable(world, client)).toContain(later);
      await remove();
      expect(await listRows(world, client)).not.toContain(later);
    }));

  it('are found by an admin who may decide it and has just looked at it, not by others', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { first, second, look, files } = scene;
      await dispute(scene);
      expect(await listStored(world, first)).toEqual([]);
      await look(first);
      expect(await listStored(world, first)).toEqual(files);
      expect(await listRows(world, first)).toEqual([]);
      for (const other of [second, await world.addPerson(), 'visitor'] as const)
        expect(await listStored(world, other)).toEqual([]);
    }));

  it('are sent with a case that is opened after the creator left, for the admin who decides it', () =>
    inWorld(async (world) => {
      const { id, client, creator, first } = await playScene(
        world,
        await addRequest(world, 'approved'),
      );
      await world.sql`delete from auth.users where id = ${creator.id}`;
      const file = await addFile(world, client);
      const [opened] = await world.as(
        client,
        (sql) => sql<{ id: string }[]>`
          select public.open_case(
            ${id}, ${happened}, 'all', null, ${randomUUID()}, ${sql.json([{ id: file }])}) as id`,
      );
      await call(world, first, { name: 'admin_open_case', id: opened?.id ?? '' });
      expect(await listStored(world, first)).toEqual([`${client.id}/${file}`]);
      expect(await listRows(world, client)).toEqual([file]);
    }));

  it('are found by an admin with a second factor only in a session that it confirmed', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { first, look, files } = scene;
      await dispute(scene);
      await addFactor(world, first);
      await look(confirmed(first));
      expect(await listStored(world, first)).toEqual([]);
      expect(await listStored(world, confirmed(first))).toEqual(files);
    }));

  it('are not found while the case waits for its sides, and no longer once it is decided', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { first, second, look, files } = scene;
      await dispute(scene);
      await look(first);
      await world.sql`
        update public.cases set status = 'countered', answer_due_at = now() where id = ${scene.case}`;
      expect(await listStored(world, first)).toEqual([]);
      await world.sql`
        update public.cases set status = 'waiting', answer_due_at = null where id = ${scene.case}`;
      expect(await listStored(world, first)).toEqual(files);
      await scene.decide(first, scene.case);
      expect(await listStored(world, first)).toEqual([]);
      await scene.answer('client', scene.case, { action: 'appeal' });
      expect(await listStored(world, first)).toEqual([]);
      await look(second);
      expect(await listStored(world, second)).toEqual(files);
    }));

  it.each([
    ['an hour later', { at: "now() - interval '61 minutes'" }],
    ['after a look at another case', { target_id: 'gen_random_uuid()' }],
    ['after a look of another admin', { actor_id: 'gen_random_uuid()' }],
    ['after another act about it', { action: "'decide_case_full'" }],
  ])('are not found %s', (_, change) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await dispute(scene);
      await scene.look(scene.first);
      const [[column = '', value = ''] = []] = Object.entries(change);
      await world.sql.unsafe(`set local session_replication_role = replica`);
      await world.sql.unsafe(`
        update private.audit_log set ${column} = ${value} where target_id = '${scene.case}'`);
      expect(await listStored(world, scene.first)).toEqual([]);
    }),
  );

  it('are those of its request, and of what its two sides wrote from the request to the end of the case', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { client, creator, first, files } = scene;
      const { id } = await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title: 'Another map', budget: 50 }),
      );
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      const elsewhere = await addFile(world, creator);
      await move(world, creator, { ...scene, id }, { files: [{ id: elsewhere }] });
      const stranger = await world.addPerson();
      const strange = await addFile(world, stranger);
      await send(world, stranger, creator, { files: [{ id: strange }] });
      const early = await addFile(world, client);
      await send(world, client, creator, { text: 'Early', files: [{ id: early }] });
      await world.sql`
        update public.messages set created_at = (
          select created_at - interval '1 second' from public.hire_requests where id = ${scene.id}
        ) where text = 'Early'`;
      await dispute(scene);
      await scene.look(first);
      expect(await listStored(world, first)).toEqual(files);
    }));

  it('are not those of messages that a block has withheld', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { client, creator, first, files } = scene;
      const withheld = await addFile(world, client);
      const key = randomUUID();
      await send(world, client, creator, { key, files: [{ id: withheld }] });
      await world.sql`
        insert into private.withheld_messages (message_id, conversation_id, user_id)
        select id, conversation_id, ${creator.id} from public.messages where client_key = ${key}`;
      await dispute(scene);
      await scene.look(first);
      expect(await listStored(world, first)).toEqual(files);
    }));
});
