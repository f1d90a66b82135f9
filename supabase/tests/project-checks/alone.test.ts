import { expect, it } from 'vitest';
import { listKeys } from '../results/keys.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  addCreator,
  claim,
  demand,
  letPass,
  prove,
  readCheck,
  readNotices,
  readOwnProofs,
  readProofs,
  report,
} from './checks.ts';

// As a pattern the first would match the second, too.
const repository = 'github.com/ada/my_app';
const similar = 'github.com/ada/my-app';

/** The projects of two creators, of which the second has proven the similar repository. */
async function addTwo(world: World) {
  const creator = await addCreator(world);
  const project = await world.addProject(creator, { repo_url: repository });
  const other = await world.addPerson({ isDev: true });
  const proven = await world.addProject(other, { repo_url: similar });
  await prove(world, other, proven);
  return { creator, project, other, proven };
}

const readBusy = async (world: World) =>
  (
    await world.sql<{ host: string }[]>`
      select host from private.checked_hosts where busy_until > now() order by host`
  ).map(({ host }) => host);

it('a proof changes nothing of another repository', () =>
  inWorld(async (world) => {
    const { creator, project, other, proven } = await addTwo(world);
    await prove(world, creator, project);
    await world.sql`select private.note_proof(${creator.id}, ${repository}, 'file')`;
    expect(await readProofs(world, project)).toEqual([repository]);
    expect(await readProofs(world, proven)).toEqual([similar]);
    expect(await readNotices(world, other)).toEqual([]);
    expect(
      await world.sql`
        select target from private.site_checks where due_at < 'infinity' order by target collate "C"`,
    ).toEqual([{ target: similar }, { target: repository }]);
  }));

it('a proof that is missing takes none of another repository', () =>
  inWorld(async (world) => {
    const { other, proven } = await addTwo(world);
    await prove(world, other, await world.addProject(other, { repo_url: repository }));
    for (const _miss of [1, 2, 3])
      await world.sql`select private.note_missing_proof(${other.id}, ${repository})`;
    expect(await readProofs(world, proven)).toEqual([similar]);
    expect(await readNotices(world, other)).toEqual(['proof_lost']);
  }));

it('a check changes nothing of what another URL shows', () =>
  inWorld(async (world) => {
    const creator = await addCreator(world);
    const add = (path: string) =>
      world.addProject(creator, { live_url: `https://example.com/${path}` });
    const [project, other] = [await add('my_app'), await add('my-app')];
    await world.sql`
      insert into public.project_check_days (project_id, day, ok) values (${other}, '2026-01-01', 1)`;
    await world.sql`select private.note_run('https://example.com/my_app', 'runs')`;
    expect([await readCheck(world, project), await readCheck(world, other)]).toMatchObject([
      { state: 'runs' },
      { state: 'waiting' },
    ]);
    expect(
      await world.sql`select ok, failed, day::text from public.project_check_days where project_id = ${other}`,
    ).toEqual([{ ok: 1, failed: 0, day: '2026-01-01' }]);
  }));

it('who has proven another repository has not proven this one', () =>
  inWorld(async (world) => {
    const { other } = await addTwo(world);
    const project = await world.addProject(other, { repo_url: repository });
    await prove(world, other, project, 'missing');
    expect(await readProofs(world, project)).toEqual([]);
    expect(
      await world.sql`select target from private.site_checks where due_at = 'infinity'`,
    ).toEqual([{ target: repository }]);
    const [marks] = await world.sql`
      select private.is_proven(${project}) as unproven,
        private.is_proven(project_id) as proven from private.project_proofs`;
    expect(marks).toEqual({ unproven: false, proven: true });
  }));

it('who has lost a proof is notified once, however often it is taken from others', () =>
  inWorld(async (world) => {
    const people = [await addCreator(world), await world.addPerson({ isDev: true })];
    people.push(await world.addPerson({ isDev: true }));
    for (const person of people)
      await prove(world, person, await world.addProject(person, { repo_url: repository }));
    expect(await Promise.all(people.map((person) => readNotices(world, person)))).toEqual([
      ...[['proof_taken'], ['proof_taken'], []],
    ]);
  }));

it('who has lost a proof does not get it back by a check that finds nothing', () =>
  inWorld(async (world) => {
    const [creator, other] = [await addCreator(world), await world.addPerson({ isDev: true })];
    const project = await world.addProject(creator, { repo_url: repository });
    await prove(world, creator, project);
    await prove(world, other, await world.addProject(other, { repo_url: repository }));
    await world.sql`select private.note_missing_proof(${creator.id}, ${repository})`;
    expect(await readProofs(world, project)).toEqual([]);
  }));

it('who looks for a proof in vain takes it from no one', () =>
  inWorld(async (world) => {
    const { creator, project, other } = await addTwo(world);
    await prove(world, creator, project);
    for (const _check of [1, 2, 3])
      await world.sql`select private.note_missing_proof(${other.id}, ${repository})`;
    expect(await readProofs(world, project)).toEqual([repository]);
  }));

it('repositories of one code host are read one at a time, each with requests of its own', () =>
  inWorld(async (world) => {
    const { creator, project, other, proven } = await addTwo(world);
    const elsewhere = await world.addProject(other, { repo_url: 'gitlab.com/ada/my-app' });
    await demand(world, creator, project);
    const [claimed, ...none] = await claim(world);
    expect(none).toEqual([]);
    expect(listKeys(claimed)).toEqual(['id', 'kind', 'requests', 'target', 'text']);
    expect(await readBusy(world)).toEqual(['github.com']);
    await demand(world, other, proven);
    await demand(world, other, elsewhere);
    expect(await claim(world)).toMatchObject([{ target: 'gitlab.com/ada/my-app' }]);
    await report(world, { id: claimed?.id ?? '' }, 'missing');
    expect(await readBusy(world)).toEqual(['gitlab.com']);
    await letPass(world, '1 minute');
    expect(await claim(world)).toMatchObject([{ target: similar }]);
    expect(await readOwnProofs(world, other, proven)).toMatchObject([{ is_waiting: true }]);
    expect(
      await world.sql`
        select host, requests, busy_until = now() as is_of_now from private.checked_hosts
        where host ^@ 'github.com' order by host collate "C"`,
    ).toEqual([
      { host: 'github.com', requests: 0, is_of_now: false },
      { host: similar, requests: 4, is_of_now: true },
      { host: repository, requests: 4, is_of_now: false },
    ]);
  }));

it('a repository that has had its requests does not hold its code host', () =>
  inWorld(async (world) => {
    const { creator, project, other, proven } = await addTwo(world);
    await demand(world, creator, project);
    await demand(world, other, proven);
    await world.sql`
      insert into private.checked_hosts (host, day, requests)
      values (${repository}, (now() at time zone 'utc')::date, 24)`;
    await world.sql`
      update private.site_checks set due_at = now() - interval '1 hour' where target = ${repository}`;
    expect(await claim(world)).toMatchObject([{ target: similar }]);
  }));

it('a check that waits for its host delays no other', () =>
  inWorld(async (world) => {
    const creator = await addCreator(world);
    for (const path of ['a', 'b'])
      await world.addProject(creator, { live_url: `https://example.com/${path}` });
    await world.addProject(creator, { live_url: 'https://later.example.com/' });
    await world.sql`
      update private.site_checks set due_at = now() + interval '1 hour' where target like '%later%'`;
    await claim(world);
    const minutes = await world.sql<{ wait: number }[]>`
      select extract(epoch from due_at - now())::integer / 60 as wait from private.site_checks
      order by due_at`;
    expect(minutes.map(({ wait }) => wait)).toEqual([1, 5, 60]);
  }));
