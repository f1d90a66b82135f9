import { describe, expect, it } from 'vitest';
import { insert } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

type VisibleCounts = {
  profile: number;
  projects: number;
  media: number;
  code: number;
  services: number;
  reviews: number;
};
const all: VisibleCounts = { profile: 1, projects: 1, media: 1, code: 1, services: 1, reviews: 1 };
const none: VisibleCounts = { profile: 0, projects: 0, media: 0, code: 0, services: 0, reviews: 0 };

async function addCreator(world: World) {
  const creator = await world.addPerson({ isDev: true, name: 'Creator' });
  const client = await world.addPerson({ name: 'Client' });
  const project = await world.addProject(creator);
  const service = await world.addService(creator);
  await insert(world.sql, 'project_media', {
    id: crypto.randomUUID(),
    project_id: project,
    kind: 'image',
    url: 'https://a.example/b.png',
    position: 0,
  });
  await insert(world.sql, 'project_code_samples', {
    id: crypto.randomUUID(),
    project_id: project,
    title: 'A',
    language: 'SQL',
    code: 'x',
    position: 0,
  });
  await world.sql`
    insert into public.reviews (user_id, target_user_id, rating, comment)
    values (${client.id}, ${creator.id}, 5, 'Good')`;
  return { creator, client, project, service };
}

function countVisible(
  world: World,
  caller: Caller,
  { id }: { id: string },
): Promise<VisibleCounts> {
  return world.as(caller, async (sql) => {
    const [counts] = await sql<VisibleCounts[]>`
      select
        (select count(*)::int from public.users where id = ${id}) as profile,
        (select count(*)::int from public.projects where user_id = ${id}) as projects,
        (select count(*)::int from public.project_media m join public.projects p on p.id = m.project_id where p.user_id = ${id}) as media,
        (select count(*)::int from public.project_code_samples c join public.projects p on p.id = c.project_id where p.user_id = ${id}) as code,
        (select count(*)::int from public.services where user_id = ${id}) as services,
        (select count(*)::int from public.reviews where target_user_id = ${id}) as reviews`;
    return counts ?? none;
  });
}

describe('the work of a creator', () => {
  it('is visible to everyone', () =>
    inWorld(async (world) => {
      const { creator } = await addCreator(world);
      const stranger = await world.addPerson();
      expect(await countVisible(world, 'visitor', creator)).toEqual(all);
      expect(await countVisible(world, stranger, creator)).toEqual(all);
    }));

  it.each([
    [
      'who became a client',
      (world: World, id: string) =>
        world.sql`update public.users set is_dev = false where id = ${id}`,
    ],
    ['suspended', (world: World, id: string) => world.suspend({ id, email: '' })],
    ['hidden by an admin', (world: World, id: string) => world.hide('user', id)],
  ])('is only visible to its owner if the creator was %s', (_, change) =>
    inWorld(async (world) => {
      const { creator } = await addCreator(world);
      const stranger = await world.addPerson();
      await change(world, creator.id);
      expect(await countVisible(world, 'visitor', creator)).toEqual(none);
      expect(await countVisible(world, stranger, creator)).toEqual(none);
      expect(await countVisible(world, creator, creator)).toEqual(all);
    }),
  );

  it('is visible again when a client becomes a developer again', () =>
    inWorld(async (world) => {
      const { creator } = await addCreator(world);
      for (const isDev of [false, true]) {
        await world.as(
          creator,
          (sql) => sql`update public.users set is_dev = ${isDev} where id = ${creator.id}`,
        );
      }
      expect(await countVisible(world, 'visitor', creator)).toEqual(all);
    }));

  it('excludes a hidden project with its content, and a hidden service', () =>
    inWorld(async (world) => {
      const { creator, project, service } = await addCreator(world);
      await world.hide('project', project);
      await world.hide('service', service);
      const visible = { ...none, profile: 1, reviews: 1 };
      expect(await countVisible(world, 'visitor', creator)).toEqual(visible);
      expect(await countVisible(world, await world.addPerson(), creator)).toEqual(visible);
    }));

  it('includes an inactive service for its owner only', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      await world.addService(creator, { is_active: false });
      expect((await countVisible(world, 'visitor', creator)).services).toBe(0);
      expect((await countVisible(world, await world.addPerson(), creator)).services).toBe(0);
      expect((await countVisible(world, creator, creator)).services).toBe(1);
    }));

  it('leaves out a hidden review, which its author reads with the request', () =>
    inWorld(async (world) => {
      const { creator, client } = await addCreator(world);
      await world.sql`update public.reviews set hidden_at = now() where target_user_id = ${creator.id}`;
      expect((await countVisible(world, 'visitor', creator)).reviews).toBe(0);
      expect((await countVisible(world, await world.addPerson(), creator)).reviews).toBe(0);
      expect((await countVisible(world, creator, creator)).reviews).toBe(0);
      expect((await countVisible(world, client, creator)).reviews).toBe(0);
    }));
});

describe('a client', () => {
  it('is only visible to themselves, not even to the creator they reviewed', () =>
    inWorld(async (world) => {
      const { creator, client } = await addCreator(world);
      expect((await countVisible(world, client, client)).profile).toBe(1);
      expect((await countVisible(world, creator, client)).profile).toBe(0);
      expect((await countVisible(world, 'visitor', client)).profile).toBe(0);
      const { creator: reviewedByOthers } = await addCreator(world);
      expect((await countVisible(world, reviewedByOthers, client)).profile).toBe(0);
    }));
});

describe('private columns', () => {
  it('are not among the public ones', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const [row] = await world.as(
        'visitor',
        (sql) => sql`select * from public.users where id = ${creator.id}`,
      );
      expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['email']));
      expect(Object.keys(row ?? {}).join()).not.toMatch(/email|onboarding|preferences|search/);
    }));

  it('cannot be ordered or filtered by', () =>
    inWorld(async (world) => {
      const attempt = world.as(
        'visitor',
        (sql) =>
          sql`select u.id from public.users u join public.user_private p on p.user_id = u.id order by p.email`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }));
});
