import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import {
  addReported,
  announce,
  letPass,
  readAll,
  readByLink,
  readDates,
  readOwn,
  requestReport,
  saveZip,
  share,
} from './health.ts';

async function addShared(world: World, columns: Record<string, unknown> = {}) {
  const { creator, project } = await addReported(world, columns);
  await requestReport(world, creator, project);
  await readAll(world);
  await share(world, creator, project);
  const readToken = async () => (await readOwn(world, creator, project))?.token;
  return { creator, project, readToken, token: await readToken() };
}

describe('a link', () => {
  it('opens the report for anyone who has it until it ends', () =>
    inWorld(async (world) => {
      const { project, token, readToken } = await addShared(world);
      const found = await readByLink(world, token);
      expect(found?.project_id).toBe(project);
      expect(found?.parts.map(({ part }) => part)).toEqual(['site', 'repository']);
      expect(await readByLink(world, crypto.randomUUID())).toBeNull();
      expect(await readByLink(world, null)).toBeNull();
      await letPass(world, '167 hours 59 minutes');
      expect(await readByLink(world, token)).not.toBeNull();
      await letPass(world, '61 s');
      expect(await readByLink(world, token)).toBeNull();
      expect(await readToken()).toBeNull();
    }));

  it('ends when the owner stops it or creates another', () =>
    inWorld(async (world) => {
      const { creator, project, token, readToken } = await addShared(world);
      await share(world, creator, project, 30);
      expect(await readByLink(world, token)).toBeNull();
      const other = await readToken();
      expect(await readByLink(world, other)).not.toBeNull();
      await world.as(creator, (sql) => sql`select public.stop_health_link(${project})`);
      expect(await readByLink(world, other)).toBeNull();
    }));

  it('is about one project, and stops that alone', () =>
    inWorld(async (world) => {
      const { creator, token } = await addShared(world);
      const other = await world.addProject(creator);
      await saveZip(world, creator, other);
      await share(world, creator, other);
      const own = await readOwn(world, creator, other);
      expect(own?.parts.map(({ part }) => part)).toEqual(['zip']);
      await world.as(creator, (sql) => sql`select public.stop_health_link(${other})`);
      expect(await readByLink(world, token)).not.toBeNull();
    }));

  it('has a token that no other has', () =>
    inWorld(async (world) => {
      const { creator, token } = await addShared(world);
      const other = await world.addProject(creator);
      const attempt = world.sql.savepoint(
        (sql) => sql`
          insert into private.health_sharing (project_id, token, ends_at)
          values (${other}, ${token ?? ''}, now())`,
      );
      expect((await captureError(attempt)).code).toBe('23505');
    }));

  it.each(['hide', 'suspend', 'draft'])('opens nothing after %s', (action) =>
    inWorld(async (world) => {
      const { creator, project, token } = await addShared(world);
      if (action === 'hide') await world.hide('project', project);
      if (action === 'suspend') await world.suspend(creator);
      if (action === 'draft')
        await world.sql`update public.projects set visibility = 'draft' where id = ${project}`;
      expect(await readByLink(world, token)).toBeNull();
    }),
  );

  it('opens that of an unlisted project, and nothing once nothing is proven', () =>
    inWorld(async (world) => {
      const { token } = await addShared(world, { visibility: 'unlisted' });
      expect(await readByLink(world, token)).not.toBeNull();
      await world.sql`update private.project_proofs set lost_at = now()`;
      expect(await readByLink(world, token)).toBeNull();
    }));

  it.each([null, 0, 31])('does not end after %s days', (days) =>
    inWorld(async (world) => {
      const { creator, project } = await addShared(world);
      expect(await captureError(share(world, creator, project, days))).toMatchObject({
        code: 'PT400',
      });
      await share(world, creator, project, 1);
    }),
  );

  it("is the owner's to create and to stop, and only with a report", () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      expect(await captureError(share(world, creator, project))).toMatchObject({ code: 'PT400' });
      const stranger = await world.addPerson({ isDev: true });
      const actions = [
        () => share(world, stranger, project),
        () => announce(world, stranger, project, true),
        () => world.as(stranger, (sql) => sql`select public.stop_health_link(${project})`),
      ];
      for (const action of actions)
        expect(await captureError(action())).toMatchObject({ code: 'PT404' });
    }));
});

describe('the date of a report', () => {
  it('is public if the owner wants, and nothing else', () =>
    inWorld(async (world) => {
      const { creator, project } = await addShared(world);
      expect(await readDates(world, [project])).toEqual([]);
      await announce(world, creator, project, true);
      expect((await readOwn(world, creator, project))?.is_announced).toBe(true);
      const dates = await readDates(world, [project]);
      expect(dates.map(({ project_id }) => project_id)).toEqual([project]);
      expect(Object.keys(dates[0] ?? {})).toEqual(['project_id', 'made_at']);
      expect(await readDates(world, [crypto.randomUUID()])).toEqual([]);
      const readAfter = (length: number) =>
        readDates(world, [...Array.from({ length }, () => crypto.randomUUID()), project]);
      expect(await readAfter(100)).toEqual([]);
      expect(await readAfter(99)).toHaveLength(1);
      for (const no of [false, null]) {
        await announce(world, creator, project, true);
        await announce(world, creator, project, no);
        expect(await readDates(world, [project])).toEqual([]);
      }
    }));

  it('is that of what was read last, and not of a zip', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      await saveZip(world, creator, project);
      await announce(world, creator, project, true);
      expect(await readDates(world, [project])).toEqual([]);
      await requestReport(world, creator, project);
      expect(await readDates(world, [project])).toEqual([]);
      await readAll(world);
      await world.sql`
        update private.health_reports set made_at = made_at - interval '1 day' where part = 'site'`;
      const [{ now } = { now: undefined }] = await world.sql<{ now: Date }[]>`
        select now()::timestamptz(3) as now`;
      expect((await readDates(world, [project])).map(({ made_at }) => made_at)).toEqual([now]);
    }));

  it.each(['hide', 'unlisted', 'lost'])('is not public after %s', (action) =>
    inWorld(async (world) => {
      const { creator, project } = await addShared(world);
      await announce(world, creator, project, true);
      if (action === 'hide') await world.hide('project', project);
      if (action === 'lost') await world.sql`update private.project_proofs set lost_at = now()`;
      if (action === 'unlisted')
        await world.sql`update public.projects set visibility = 'unlisted' where id = ${project}`;
      expect(await readDates(world, [project])).toEqual([]);
    }),
  );
});
