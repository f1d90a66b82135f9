import { expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { claim, deliver, outbox, report } from '../mail/mails.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addSearcher, runJob, saveSearch } from './searches.ts';

async function addScene(world: World) {
  const scene = await addSearcher(world);
  await world.sql`delete from private.mail_outbox`;
  const publish = async (title: string) => {
    await world.addProject(scene.creator, { title });
    await runJob(world);
  };
  return { ...scene, publish };
}

const listNames = async (world: World) =>
  (await deliver(world)).map(({ params }) => params['names']);

it('does not wait for one that was skipped', () =>
  inWorld(async (world) => {
    const { client, id, publish } = await addScene(world);
    await publish('Quokka 1');
    await world.as(client, (sql) => sql`select public.open_saved_search(${id})`);
    expect(await claim(world)).toEqual([]);
    await publish('Quokka 2');
    expect(await listNames(world)).toEqual([['Quokka 2']]);
    expect((await outbox(world, client)).map(({ status }) => status).toSorted()).toEqual([
      'sent',
      'skipped',
    ]);
  }));

it('is queued again after one failed, and both are sent if an admin retries that one', () =>
  inWorld(async (world) => {
    const { client, publish } = await addScene(world);
    await publish('Quokka 1');
    const [mail] = await claim(world);
    await report(world, { id: mail?.id ?? '', outcome: 'failed', response: '550 No' });
    await publish('Quokka 2');
    await call(world, await addAdmin(world), { name: 'admin_retry_mail', mail_id: mail?.id ?? '' });
    await publish('Quokka 3');
    expect((await outbox(world, client)).length).toBe(2);
    expect((await listNames(world)).flat().toSorted()).toEqual([
      'Quokka 1',
      'Quokka 2',
      'Quokka 3',
    ]);
  }));

it('asks for no answer, also in the bell', () =>
  inWorld(async (world) => {
    const { client, publish } = await addScene(world);
    await publish('Quokka');
    expect(
      await world.sql`select needs_action from public.notifications where user_id = ${client.id}`,
    ).toEqual([{ needs_action: false }]);
  }));

it('opening a search reads its own lines, and not those that were read before', () =>
  inWorld(async (world) => {
    const { client, id, publish } = await addScene(world);
    await publish('Quokka 1');
    await world.sql`
      update public.notifications set read_at = '2026-01-01' where user_id = ${client.id}`;
    await saveSearch(world, client, { name: 'Wombats', search: { q: 'wombat' } });
    await publish('Quokka 2 and wombat');
    await world.as(client, (sql) => sql`select public.open_saved_search(${id})`);
    expect(
      await world.sql`
        select params ->> 'title' as title, count(*) filter (where read_at is null)::int as unread,
          count(*) filter (where read_at = '2026-01-01')::int as earlier
        from public.notifications where user_id = ${client.id} group by 1 order by 1`,
    ).toEqual([
      { title: 'Quokkas', unread: 0, earlier: 1 },
      { title: 'Wombats', unread: 1, earlier: 0 },
    ]);
    expect(
      await world.sql`
        select name, new_count from public.saved_searches where user_id = ${client.id} order by name`,
    ).toEqual([
      { name: 'Quokkas', new_count: 0 },
      { name: 'Wombats', new_count: 1 },
    ]);
  }));

it('a suspended user reads no lines of a search', () =>
  inWorld(async (world) => {
    const { client, id, publish } = await addScene(world);
    await publish('Quokka');
    await world.suspend(client);
    await world.as(client, (sql) => sql`select public.open_saved_search(${id})`);
    expect(
      await world.sql`select from public.notifications where user_id = ${client.id} and kind = 'search_matched' and read_at is null`,
    ).toHaveLength(1);
  }));
