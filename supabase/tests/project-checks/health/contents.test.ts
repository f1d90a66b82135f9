import { expect, it } from 'vitest';
import { listKeys } from '../../results/keys.ts';
import { inWorld } from '../../support/world.ts';
import {
  addReported,
  claimReport,
  readAll,
  readByLink,
  readOwn,
  report,
  requestReport,
  saveZip,
  share,
} from './health.ts';

it('a report has no more than this, for its reader, its owner and who has its link', () =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world);
    await requestReport(world, creator, project);
    const claimed = await claimReport(world);
    expect(listKeys(claimed)).toEqual(['id', 'part', 'subject', 'url']);
    await report(world, claimed?.id);
    await readAll(world);
    await share(world, creator, project);
    const own = await readOwn(world, creator, project);
    const parts = [
      ...['parts', 'parts.files', 'parts.findings'],
      ...['column', 'detail', 'file', 'kind', 'line', 'masked'].map(
        (key) => `parts.findings.${key}`,
      ),
      ...['parts.is_partial', 'parts.made_at', 'parts.part', 'parts.subject'],
    ];
    const subjects = ['is_proven', 'is_reading', 'is_waiting', 'outcome', 'subject', 'tried_at'];
    expect(listKeys(own)).toEqual([
      ...['ends_at', 'is_announced', ...parts, 'subjects'],
      ...[...subjects.map((key) => `subjects.${key}`), 'token'],
    ]);
    expect(listKeys(await readByLink(world, own?.token))).toEqual([
      ...['ends_at', ...parts, 'project_id'],
    ]);
  }));

it('a part of a zip was read when it was saved, and is never due', () =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world);
    await saveZip(world, creator, project);
    const stored = await world.sql`
      select outcome, tried_at = made_at as is_saved, due_at = 'infinity' as is_done
      from private.health_reports where project_id = ${project}`;
    expect(stored).toEqual([{ outcome: 'read', is_saved: true, is_done: true }]);
  }));

it('a report of a project without a host or a repository is empty', () =>
  inWorld(async (world) => {
    const { creator } = await addReported(world);
    const project = await world.addProject(creator);
    expect(await readOwn(world, creator, project)).toMatchObject({ subjects: [], parts: [] });
  }));

it('a part takes and frees the code host of its repository alone', () =>
  inWorld(async (world) => {
    const links = { live_url: null, repo_url: 'github.com/ada/my_app' };
    const { creator, project } = await addReported(world, links);
    await world.sql`
      insert into private.checked_hosts (host, busy_until) values ('example.org', now() + interval '1 minute')`;
    const readBusy = async () =>
      (
        await world.sql<{ host: string }[]>`
          select host from private.checked_hosts where busy_until > now() order by host`
      ).map(({ host }) => host);
    await requestReport(world, creator, project);
    const claimed = await claimReport(world);
    expect(await readBusy()).toEqual(['example.org', 'github.com']);
    const [times] = await world.sql`
      select extract(epoch from r.due_at - now())::integer as part,
        extract(epoch from h.busy_until - now())::integer as repository
      from private.health_reports r join private.checked_hosts h on h.host = 'github.com'`;
    expect(times).toEqual({ part: 300, repository: 300 });
    await report(world, claimed?.id);
    expect(await readBusy()).toEqual(['example.org']);
  }));

it('a reader looks at the first fifty parts that are due', () =>
  inWorld(async (world) => {
    const { creator, project } = await addReported(world, { repo_url: null });
    await requestReport(world, creator, project);
    for (let count = 0; count < 25; count += 1) await world.addProject(creator);
    await world.sql`insert into private.checked_hosts values ('busy.example', 'infinity')`;
    await world.sql`
      insert into private.project_proofs (project_id, subject, user_id, method)
      select id, 'busy.example', user_id, 'meta' from public.projects
      where user_id = ${creator.id} and id <> ${project}`;
    await world.sql`
      insert into private.health_reports (project_id, part, subject, due_at)
      select p.project_id, w.part, p.subject, now() - interval '1 hour'
      from private.project_proofs p, (values ('site'), ('repository')) as w (part)
      where p.subject = 'busy.example'`;
    expect(await claimReport(world)).toBeNull();
    await world.sql`
      delete from private.health_reports where ctid = (
        select ctid from private.health_reports where subject = 'busy.example' limit 1)`;
    expect(await claimReport(world)).toMatchObject({ subject: 'example.com' });
  }));
