import { describe, expect, it } from 'vitest';
import { insert } from './world/rows.ts';
import { inWorld, refusal } from './world/world.ts';
import type { Caller, World } from './world/world.ts';

type Sight = {
  profile: number;
  projects: number;
  media: number;
  code: number;
  services: number;
  reviews: number;
};
const all: Sight = { profile: 1, projects: 1, media: 1, code: 1, services: 1, reviews: 1 };
const none: Sight = { profile: 0, projects: 0, media: 0, code: 0, services: 0, reviews: 0 };

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

function sightOf(world: World, caller: Caller, { id }: { id: string }): Promise<Sight> {
  return world.as(caller, async (sql) => {
    const [sight] = await sql<Sight[]>`
      select
        (select count(*)::int from public.users where id = ${id}) as profile,
        (select count(*)::int from public.projects where user_id = ${id}) as projects,
        (select count(*)::int from public.project_media m join public.projects p on p.id = m.project_id where p.user_id = ${id}) as media,
        (select count(*)::int from public.project_code_samples c join public.projects p on p.id = c.project_id where p.user_id = ${id}) as code,
        (select count(*)::int from public.services where user_id = ${id}) as services,
        (select count(*)::int from public.reviews where target_user_id = ${id}) as reviews`;
    return sight ?? none;
  });
}

describe('the work of a creator', () => {
  it('is there for everyone', () =>
    inWorld(async (world) => {
      const { creator } = await addCreator(world);
      const stranger = await world.addPerson();
      expect(await sightOf(world, 'visitor', creator)).toEqual(all);
      expect(await sightOf(world, stranger, creator)).toEqual(all);
    }));

  it.each([
    [
      'who became a client',
      (world: World, id: string) =>
        world.sql`update public.users set is_dev = false where id = ${id}`,
    ],
    ['who is suspended', (world: World, id: string) => world.suspend({ id, email: '' })],
    ['whom an admin hid', (world: World, id: string) => world.hide('user', id)],
  ])('is there for its owner only when it is of one %s', (_, change) =>
    inWorld(async (world) => {
      const { creator } = await addCreator(world);
      const stranger = await world.addPerson();
      await change(world, creator.id);
      expect(await sightOf(world, 'visitor', creator)).toEqual(none);
      expect(await sightOf(world, stranger, creator)).toEqual(none);
      expect(await sightOf(world, creator, creator)).toEqual(all);
    }),
  );

  it('comes back when a client becomes a developer again', () =>
    inWorld(async (world) => {
      const { creator } = await addCreator(world);
      for (const isDev of [false, true]) {
        await world.as(
          creator,
          (sql) => sql`update public.users set is_dev = ${isDev} where id = ${creator.id}`,
        );
      }
      expect(await sightOf(world, 'visitor', creator)).toEqual(all);
    }));

  it('loses a hidden project with what belongs to it, and a hidden service', () =>
    inWorld(async (world) => {
      const { creator, project, service } = await addCreator(world);
      await world.hide('project', project);
      await world.hide('service', service);
      const rest = { ...none, profile: 1, reviews: 1 };
      expect(await sightOf(world, 'visitor', creator)).toEqual(rest);
      expect(await sightOf(world, await world.addPerson(), creator)).toEqual(rest);
    }));

  it('shows an inactive service to its owner only', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      await world.addService(creator, { is_active: false });
      expect((await sightOf(world, 'visitor', creator)).services).toBe(0);
      expect((await sightOf(world, await world.addPerson(), creator)).services).toBe(0);
      expect((await sightOf(world, creator, creator)).services).toBe(1);
    }));

  it('shows a hidden review to its two parties only', () =>
    inWorld(async (world) => {
      const { creator, client } = await addCreator(world);
      await world.sql`update public.reviews set hidden_at = now() where target_user_id = ${creator.id}`;
      expect((await sightOf(world, 'visitor', creator)).reviews).toBe(0);
      expect((await sightOf(world, await world.addPerson(), creator)).reviews).toBe(0);
      expect((await sightOf(world, creator, creator)).reviews).toBe(1);
      expect((await sightOf(world, client, creator)).reviews).toBe(1);
    }));
});

describe('a client', () => {
  it('is seen by themselves alone, not even by the creator they reviewed', () =>
    inWorld(async (world) => {
      const { creator, client } = await addCreator(world);
      expect((await sightOf(world, client, client)).profile).toBe(1);
      expect((await sightOf(world, creator, client)).profile).toBe(0);
      expect((await sightOf(world, 'visitor', client)).profile).toBe(0);
      const { creator: reviewedByOthers } = await addCreator(world);
      expect((await sightOf(world, reviewedByOthers, client)).profile).toBe(0);
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
      expect(Object.keys(row ?? {}).join()).not.toMatch(/email|onboarding|education|search/);
    }));

  it('cannot be ordered or filtered by', () =>
    inWorld(async (world) => {
      const attempt = world.as(
        'visitor',
        (sql) =>
          sql`select u.id from public.users u join public.user_private p on p.user_id = u.id order by p.email`,
      );
      expect((await refusal(attempt)).code).toBe('42501');
    }));
});
