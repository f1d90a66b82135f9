import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listKeys } from '../results/keys.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  addCreator,
  checkAll,
  claim,
  demand,
  letPass,
  prove,
  readNotices,
  readOwnProofs,
  readProofs,
  report,
} from './checks.ts';

const links = { live_url: 'https://www.Example.com/app', repo_url: 'github.com/Ada/App.git' };
const subjects = ['example.com', 'github.com/ada/app'];

async function addProven(world: World) {
  const creator = await addCreator(world);
  const project = await world.addProject(creator, links);
  await prove(world, creator, project);
  return { creator, project };
}

describe('a subject', () => {
  it.each([
    ['https://Example.com:8080/a?b#c', 'example.com'],
    ['http://www.example.com.', 'example.com'],
    ['example.com/a', 'example.com'],
    ['https://a.b.example.com', 'a.b.example.com'],
    ['https://localhost/', null],
    ['https://[::1]/', null],
    ['https://.example.com/', null],
    ['https://a.example..com/', null],
  ])('of %s is the host %s', (url, host) =>
    inWorld(async (world) => {
      expect(await world.sql`select private.host_of(${url}) as host`).toEqual([{ host }]);
    }),
  );

  it.each([
    ['https://www.GitHub.com/Ada/App.git', 'github.com/ada/app'],
    ['github.com/ada/app/tree/main?a#b', 'github.com/ada/app'],
    ['https://bitbucket.org/ada/app/src/main', 'bitbucket.org/ada/app'],
    ['https://gitlab.com/team/group/app/-/tree/main', 'gitlab.com/team/group/app'],
    ['https://gitlab.com/team/app/', 'gitlab.com/team/app'],
    ['https://github.com/ada', null],
    ['https://example.com/github.com/ada/app', null],
  ])('of %s is the repository %s', (url, repository) =>
    inWorld(async (world) => {
      expect(await world.sql`select private.repository_of(${url}) as repository`).toEqual([
        { repository },
      ]);
    }),
  );

  it('has a text of its own for each user', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const project = await world.addProject(creator, links);
      await world.addProject(creator, { live_url: 'https://other.example.com/' });
      const proofs = await readOwnProofs(world, creator, project);
      const digest = createHash('sha256').update(`showcase-verify ${creator.id} example.com`);
      expect(proofs).toMatchObject(subjects.map((subject) => ({ subject, is_waiting: false })));
      expect(listKeys(proofs)).toEqual([
        ...['checked_at', 'is_waiting', 'lost_at', 'method', 'outcome', 'proven_at'],
        ...['subject', 'text'],
      ]);
      expect(proofs?.[0]?.text).toBe(`example.com ${digest.digest('hex').slice(0, 32)}`);
      await demand(world, creator, project);
      const claimed = await claim(world);
      expect(claimed.find(({ target }) => target === 'github.com/ada/app')).toMatchObject({
        ...{ kind: 'proof', text: proofs?.[1]?.text, requests: 4 },
      });
    }));
});

describe('a proof', () => {
  it('is shown to everyone once it was found, and read by its owner meanwhile', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const project = await world.addProject(creator, links);
      expect(await readProofs(world, project)).toEqual([]);
      await demand(world, creator, project);
      expect(await readOwnProofs(world, creator, project)).toMatchObject([
        { is_waiting: true, outcome: null },
        { is_waiting: true, outcome: null },
      ]);
      await checkAll(world, 'missing');
      expect(await readOwnProofs(world, creator, project)).toMatchObject([
        { is_waiting: false, outcome: 'missing', method: null },
        { is_waiting: false, outcome: 'missing', method: null },
      ]);
      await letPass(world, '1 day');
      await prove(world, creator, project);
      expect(await readProofs(world, project)).toEqual(subjects);
      expect(await readOwnProofs(world, creator, project)).toMatchObject([
        { is_waiting: false, outcome: 'proven', method: 'meta' },
        { method: 'meta' },
      ]);
      expect(await readOwnProofs(world, await world.addPerson(), project)).toBeNull();
    }));

  it.each(['unlisted', 'draft', 'hidden'])('is shown to no one if its project is %s', (state) =>
    inWorld(async (world) => {
      const { creator, project } = await addProven(world);
      if (state === 'hidden') await world.hide('project', project);
      else await world.sql`update public.projects set visibility = ${state} where id = ${project}`;
      for (const caller of ['visitor', creator] as const)
        expect(await readProofs(world, project, caller)).toEqual([]);
    }),
  );

  it('ends at once with its host or its repository, and stays with a path', () =>
    inWorld(async (world) => {
      const { project } = await addProven(world);
      const change = (columns: object) =>
        world.sql`update public.projects set ${world.sql(columns as Record<string, string>)} where id = ${project}`;
      await change({ live_url: 'https://example.com/other' });
      expect(await readProofs(world, project)).toEqual(subjects);
      await change({ live_url: 'https://example.org/' });
      expect(await readProofs(world, project)).toEqual(['github.com/ada/app']);
      await change({ live_url: links.live_url, repo_url: 'https://github.com/ada/other' });
      expect(await readProofs(world, project)).toEqual([]);
    }));

  it('is taken by whoever proves last, who tells the former owner once', () =>
    inWorld(async (world) => {
      const { creator, project } = await addProven(world);
      const second = await world.addPerson({ isDev: true });
      const theirs = await world.addProject(second, { live_url: 'https://example.com/' });
      await prove(world, second, theirs);
      expect(await readProofs(world, project)).toEqual(['github.com/ada/app']);
      expect(await readProofs(world, theirs)).toEqual(['example.com']);
      expect(await readNotices(world, creator)).toEqual(['proof_taken']);
      // The weekly check does not take it back.
      expect(
        await world.sql`
        select user_id from private.site_checks
        where kind = 'proof' and target = 'example.com' and due_at < 'infinity'`,
      ).toEqual([{ user_id: second.id }]);
      await prove(world, creator, project);
      expect(await readProofs(world, project)).toEqual(subjects);
      expect(await readNotices(world, second)).toEqual(['proof_taken']);
    }));

  it('is looked for weekly, and lost after three misses, with one notification', () =>
    inWorld(async (world) => {
      const { creator, project } = await addProven(world);
      const shared = await world.addProject(creator, { live_url: links.live_url });
      await prove(world, creator, shared);
      await world.sql`update public.projects set repo_url = null where id = ${project}`;
      expect((await claim(world)).filter(({ kind }) => kind === 'proof')).toEqual([]);
      for (const miss of [1, 2, 3]) {
        expect(await readProofs(world, project), `before ${miss}`).toEqual(['example.com']);
        await letPass(world, '7 days');
        await checkAll(world, 'missing');
      }
      expect(await readProofs(world, project)).toEqual([]);
      expect(await readProofs(world, shared)).toEqual([]);
      expect(await readNotices(world, creator)).toEqual(['proof_lost']);
      await letPass(world, '30 days');
      expect((await claim(world)).filter(({ kind }) => kind === 'proof')).toEqual([]);
    }));

  it('loses nothing by misses on demand, and misses are forgotten once it is found', () =>
    inWorld(async (world) => {
      const { creator, project } = await addProven(world);
      for (let count = 0; count < 5; count += 1) await prove(world, creator, project, 'missing');
      expect(await readProofs(world, project)).toEqual(subjects);
      for (const outcome of ['missing', 'missing', 'proven', 'missing', 'missing']) {
        await letPass(world, '7 days');
        await checkAll(world, outcome, outcome === 'proven' ? 'file' : null);
      }
      expect(await readProofs(world, project)).toEqual(subjects);
      expect(await readNotices(world, creator)).toEqual([]);
    }));

  it("that was withdrawn while it was read is nobody's", () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const project = await world.addProject(creator, links);
      await demand(world, creator, project);
      const claimed = await claim(world);
      await world.sql`update public.projects set repo_url = null where id = ${project}`;
      for (const { id, kind } of claimed)
        if (kind === 'proof') await report(world, { id }, 'proven', 'meta');
      expect(await readProofs(world, project)).not.toContain('github.com/ada/app');
    }));
});
