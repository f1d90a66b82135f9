import { describe, expect, it } from 'vitest';
import { bell, claim, configure, deliver, letPass, outbox } from '../mail/mails.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addSearcher, listAnnounced, runJob, runNearDigest, type NewSearch } from './searches.ts';

const WEDNESDAY = '-4 days -20 hours';
const MONDAY = '2 minutes';

async function addScene(world: World, search: NewSearch = {}) {
  const scene = await addSearcher(world, search);
  await world.sql`delete from private.mail_outbox`;
  return {
    ...scene,
    publish: (title = 'Quokka') => world.addProject(scene.creator, { title }),
    change: (frequency: string) =>
      world.as(
        scene.client,
        (sql) =>
          sql`update public.saved_searches set frequency = ${frequency} where id = ${scene.id}`,
      ),
  };
}

describe('weekly', () => {
  it('tells on Mondays at 8:00 UTC, all at once', () =>
    inWorld(async (world) => {
      const { client, publish } = await addScene(world, { frequency: 'weekly' });
      await publish('Quokka 1');
      await runNearDigest(world, WEDNESDAY);
      await publish('Quokka 2');
      expect(await runNearDigest(world, '-1 minute')).toBe(0);
      await publish('Quokka 3');
      expect(await runNearDigest(world, MONDAY)).toBe(1);
      expect(await runNearDigest(world, MONDAY)).toBe(0);
      expect(await listAnnounced(world, client)).toMatchObject([{ count: 3 }]);
      await publish('Quokka 4');
      expect(await runNearDigest(world, '6 days')).toBe(0);
      expect(await runNearDigest(world, '7 days 2 minutes')).toBe(1);
    }));

  it('tells what is visible then, and the rest with the next match', () =>
    inWorld(async (world) => {
      const { client, publish } = await addScene(world, { frequency: 'weekly' });
      const [first] = [await publish('Quokka 1'), await publish('Quokka 2')];
      await runNearDigest(world, WEDNESDAY);
      await world.hide('project', first);
      await runNearDigest(world, MONDAY);
      expect(await listAnnounced(world, client)).toMatchObject([{ names: ['Quokka 2'] }]);
      await world.sql`delete from private.hidden_items where item_id = ${first}`;
      await publish('Quokka 3');
      await runNearDigest(world, '1 day');
      await runNearDigest(world, '7 days 2 minutes');
      expect((await listAnnounced(world, client))[1]?.names).toEqual(['Quokka 3', 'Quokka 1']);
    }));

  it('can be changed to as they come, which tells what was collected', () =>
    inWorld(async (world) => {
      const { client, publish, change } = await addScene(world, { frequency: 'weekly' });
      await publish();
      await runJob(world);
      expect(await listAnnounced(world, client)).toEqual([]);
      await change('as_they_come');
      expect(await runJob(world)).toBe(1);
    }));

  it('can be changed to weekly', () =>
    inWorld(async (world) => {
      const { client, publish, change } = await addScene(world);
      await change('weekly');
      await publish();
      expect(await runNearDigest(world, WEDNESDAY)).toBe(0);
      expect(await runNearDigest(world, MONDAY)).toBe(1);
      expect(await listAnnounced(world, client)).toHaveLength(1);
    }));
});

describe('never', () => {
  it('tells nothing, also not later, of what was published in between', () =>
    inWorld(async (world) => {
      const { client, publish, change } = await addScene(world, { frequency: 'weekly' });
      await publish('Quokka 1');
      await runNearDigest(world, WEDNESDAY);
      await change('never');
      await publish('Quokka 2');
      await runNearDigest(world, MONDAY);
      await publish('Quokka 3');
      await change('as_they_come');
      expect(await runNearDigest(world, MONDAY)).toBe(0);
      await publish('Quokka 4');
      await runNearDigest(world, MONDAY);
      expect(await listAnnounced(world, client)).toMatchObject([{ names: ['Quokka 4'] }]);
    }));
});

describe('mail', () => {
  it('is sent at most once a day for a search, with all that was found since', () =>
    inWorld(async (world) => {
      const { client, publish, id } = await addScene(world);
      await publish('Quokka 1');
      await runJob(world);
      expect(await deliver(world)).toMatchObject([
        {
          kind: 'search_matched',
          to: client.email,
          topic: 'searches',
          params: { search_id: id, title: 'Quokkas', count: 1, names: ['Quokka 1'] },
        },
      ]);
      for (const number of [2, 3, 4]) {
        await publish(`Quokka ${number}`);
        await runJob(world);
        expect(await claim(world)).toEqual([]);
      }
      await letPass(world, '23 hours');
      expect(await claim(world)).toEqual([]);
      // Times of mails are rounded to milliseconds.
      await letPass(world, '1 hour 1 second');
      const [mail, ...more] = await deliver(world);
      expect(more).toEqual([]);
      expect(mail?.params['count']).toBe(3);
      await letPass(world, '2 days');
      expect(await claim(world)).toEqual([]);
      expect(await bell(world, client)).toHaveLength(4);
    }));

  it('waits for no other search', () =>
    inWorld(async (world) => {
      const { client, publish } = await addScene(world);
      await world.as(
        client,
        (sql) => sql`
          insert into public.saved_searches (kind, name, search) values ('projects', 'Two', '{"q": "quokka wim"}')`,
      );
      await publish('Quokka');
      await runJob(world);
      expect(await deliver(world)).toHaveLength(1);
      await publish('Quokka wim');
      await runJob(world);
      expect((await deliver(world)).map(({ params }) => params['title'])).toEqual(['Two']);
    }));

  it('tells what came while the last one was being sent', () =>
    inWorld(async (world) => {
      const { publish } = await addScene(world);
      await publish('Quokka 1');
      await runJob(world);
      const [sending] = await claim(world);
      await publish('Quokka 2');
      await runJob(world);
      await world.sql`select public.report_mail(${sending?.id ?? ''}, 'sent')`;
      await letPass(world, '25 hours');
      expect(await deliver(world)).toMatchObject([{ params: { names: ['Quokka 2'] } }]);
    }));

  it.each<
    [string, (world: World, scene: Awaited<ReturnType<typeof addScene>>) => Promise<unknown>]
  >([
    [
      'the search was opened',
      (world, { client, id }) =>
        world.as(client, (sql) => sql`select public.open_saved_search(${id})`),
    ],
    ['the search was deleted', (world) => world.sql`delete from public.saved_searches`],
    [
      'nobody sees the project any more',
      (world) => world.sql`update public.projects set visibility = 'draft' where title = 'Quokka'`,
    ],
    [
      'the topic was turned off',
      (world, { client }) => configure(world, client, { not_by_email: ['searches'] }),
    ],
  ])('is not sent if %s before', (_case, act) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await scene.publish();
      await runJob(world);
      await act(world, scene);
      expect(await claim(world)).toEqual([]);
      expect((await outbox(world, scene.client)).map(({ status }) => status)).toEqual(['skipped']);
    }),
  );

  it('is part of the digest of who wants one', () =>
    inWorld(async (world) => {
      const { client, publish, id } = await addScene(world);
      await configure(world, client, { digest: 'daily' });
      await publish();
      await runJob(world);
      expect(await claim(world)).toEqual([]);
      await letPass(world, '1 day');
      const params = { search_id: id, title: 'Quokkas', count: 1, names: ['Quokka'] };
      expect(await deliver(world)).toMatchObject([
        { kind: 'digest', params: { items: [{ kind: 'search_matched', params }], more: 0 } },
      ]);
      // What the digest has told is not mailed when there is none any more.
      await configure(world, client, { digest: 'off' });
      await publish('Quokka 2');
      await runJob(world);
      expect(await deliver(world)).toMatchObject([{ params: { names: ['Quokka 2'] } }]);
    }));

  it('and the bell follow the settings of the topic', () =>
    inWorld(async (world) => {
      const { client, publish } = await addScene(world);
      await configure(world, client, { not_in_app: ['searches'] });
      await publish();
      await runJob(world);
      expect(await bell(world, client)).toEqual([]);
      expect(await deliver(world)).toHaveLength(1);
    }));
});
