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

it('a report of a project without a host or a repository is empty', () =>
  inWorld(async (world) => {
    const { creator } = await addReported(world);
    const project = await world.addProject(creator);
    expect(await readOwn(world, creator, project)).toMatchObject({ subjects: [], parts: [] });
  }));

it('a part takes and frees its own repository alone', () =>
  inWorld(async (world) => {
    const links = { live_url: null, repo_url: 'github.com/ada/my_app' };
    const { creator, project } = await addReported(world, links);
    const similar = 'github.com/ada/my-app';
    await world.sql`insert into private.checked_hosts (host) values (${similar})`;
    const readBusy = async () =>
      (
        await world.sql<{ host: string }[]>`
          select host from private.checked_hosts where busy_until > now() order by host`
      ).map(({ host }) => host);
    await requestReport(world, creator, project);
    const claimed = await claimReport(world);
    expect(await readBusy()).toEqual([links.repo_url]);
    await world.sql`
      update private.checked_hosts set busy_until = now() + interval '1 minute' where host = ${similar}`;
    await report(world, claimed?.id);
    expect(await readBusy()).toEqual([similar]);
  }));
