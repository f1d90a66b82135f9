import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../../support/world.ts';
import { claim, prove } from '../checks.ts';
import {
  addReported,
  claimReport,
  finding,
  letPass,
  readAll,
  readOwn,
  report,
  requestReport,
  saveZip,
} from './health.ts';

describe('a report', () => {
  it('reads what is proven, and is read by the owner alone', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      expect(await readOwn(world, creator, project)).toMatchObject({
        ...{ parts: [], is_announced: false, token: null, ends_at: null },
        subjects: [
          { subject: 'example.com', is_proven: true, is_waiting: false, is_reading: false },
          { subject: 'github.com/ada/app', is_proven: true, is_waiting: false, outcome: null },
        ],
      });
      await requestReport(world, creator, project);
      expect((await readOwn(world, creator, project))?.subjects[0]).toMatchObject({
        ...{ is_waiting: true, is_reading: false },
      });
      const claimed = await claimReport(world);
      expect(claimed).toMatchObject({
        ...{ part: 'site', subject: 'example.com', url: 'https://www.Example.com/app' },
      });
      expect(await claimReport(world)).toMatchObject({
        ...{ part: 'repository', subject: 'github.com/ada/app', url: null },
      });
      expect(await claimReport(world)).toBeNull();
      expect((await readOwn(world, creator, project))?.subjects).toMatchObject([
        ...[{ is_waiting: true, is_reading: true }, { is_waiting: true }],
      ]);
      await report(world, claimed?.id);
      const own = await readOwn(world, creator, project);
      expect(own?.subjects[0]).toMatchObject({ is_waiting: false, outcome: 'read' });
      expect(own?.parts).toMatchObject([
        { part: 'site', subject: 'example.com', files: 3, is_partial: false, findings: [finding] },
      ]);
      const stranger = await world.addPerson({ isDev: true });
      expect(await readOwn(world, stranger, project)).toBeNull();
    }));

  it('keeps what was found if it can not be read, and replaces it otherwise', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      await requestReport(world, creator, project);
      await readAll(world);
      await letPass(world, '1 hour');
      await requestReport(world, creator, project);
      await readAll(world, 'too-slow', []);
      const [slow] = (await readOwn(world, creator, project))?.parts ?? [];
      expect(slow?.findings).toEqual([finding]);
      await requestReport(world, creator, project);
      await readAll(world, 'read', []);
      const own = await readOwn(world, creator, project);
      expect(own?.parts[0]?.findings).toEqual([]);
      expect(own?.parts[0]?.made_at).not.toBe(slow?.made_at);
    }));

  it('is asked for only by the owner of something proven, who is not suspended', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      const stranger = await world.addPerson({ isDev: true });
      await world.addProject(stranger);
      const error = { code: 'PT404' };
      expect(await captureError(requestReport(world, stranger, project))).toMatchObject(error);
      expect(await captureError(saveZip(world, stranger, project))).toMatchObject(error);
      const unproven = await world.addProject(creator, { live_url: 'https://b.example.com/' });
      expect(await captureError(requestReport(world, creator, unproven))).toMatchObject({
        code: 'PT400',
      });
      await world.suspend(creator);
      expect(await captureError(requestReport(world, creator, project))).toMatchObject(error);
    }));

  it('is not made of what was proven before, and shows nothing of it', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      await requestReport(world, creator, project);
      await readAll(world);
      const other = await world.addProject(creator, { live_url: 'https://b.example.com/' });
      await prove(world, creator, other);
      await requestReport(world, creator, other);
      await world.sql`
        update private.health_reports set due_at = now() + interval '1 minute' where project_id = ${other}`;
      await requestReport(world, creator, project);
      await world.sql`update private.project_proofs set lost_at = now() where subject = 'example.com'`;
      expect(await claimReport(world)).toMatchObject({ part: 'repository' });
      const own = await readOwn(world, creator, project);
      expect(own?.parts.map(({ part }) => part)).toEqual(['repository']);
      expect(own?.subjects).toMatchObject([
        { is_proven: false, is_waiting: false, outcome: 'not-proven' },
        { is_proven: true, is_waiting: true, outcome: 'read' },
      ]);
      expect((await readOwn(world, creator, other))?.subjects).toMatchObject([
        { is_waiting: true, outcome: null },
      ]);
      await requestReport(world, creator, project);
      expect((await readOwn(world, creator, project))?.subjects[0]?.is_waiting).toBe(false);
    }));

  it('goes with its project', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      await saveZip(world, creator, project);
      await world.sql`delete from public.projects where id = ${project}`;
      expect(await world.sql`select from private.health_reports`).toEqual([]);
    }));

  it('loses the part of a changed host', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world);
      await requestReport(world, creator, project);
      await readAll(world);
      await saveZip(world, creator, project);
      await world.sql`update public.projects set live_url = 'https://b.example.com/' where id = ${project}`;
      const own = await readOwn(world, creator, project);
      expect(own?.parts.map(({ part }) => part)).toEqual(['repository', 'zip']);
    }));
});

describe('a claimed part', () => {
  it('is not given to another reader for 5 minutes, three times', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world, { repo_url: null });
      await requestReport(world, creator, project);
      const first = await claimReport(world);
      await letPass(world, '299 s');
      expect(await claimReport(world)).toBeNull();
      await letPass(world, '1 s');
      const second = await claimReport(world);
      expect(second?.id).not.toBe(first?.id);
      await report(world, first?.id);
      expect((await readOwn(world, creator, project))?.parts).toEqual([]);
      await letPass(world, '5 min');
      const third = await claimReport(world);
      expect(third).not.toBeNull();
      await letPass(world, '5 min');
      expect(await claimReport(world)).toBeNull();
      const slow = { is_waiting: false, outcome: 'too-slow' };
      expect((await readOwn(world, creator, project))?.subjects[0]).toMatchObject(slow);
      await report(world, third?.id);
      expect((await readOwn(world, creator, project))?.subjects[0]).toMatchObject(slow);
      await requestReport(world, creator, project);
      expect(await claimReport(world)).not.toBeNull();
    }));

  it('is the only one of its host, and frees the host for checks', () =>
    inWorld(async (world) => {
      const { creator, project } = await addReported(world, { repo_url: null });
      const other = await world.addProject(creator, { live_url: 'https://example.com/b' });
      await world.sql`
        insert into private.project_proofs (project_id, subject, user_id, method)
        values (${other}, 'example.com', ${creator.id}, 'meta')`;
      await requestReport(world, creator, project);
      await requestReport(world, creator, other);
      const first = await claimReport(world);
      expect(await claimReport(world)).toBeNull();
      await world.sql`update private.site_checks set due_at = now()`;
      expect(await claim(world)).toEqual([]);
      await report(world, first?.id);
      expect(await claimReport(world)).not.toBeNull();
    }));
});
