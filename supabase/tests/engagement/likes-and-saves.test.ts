import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const totals = async (world: World, id: string, caller: Caller = 'visitor') =>
  (
    await world.as(
      caller,
      (sql) => sql`
        select like_count, save_count, view_count from public.projects where id = ${id}`,
    )
  )[0];

describe.each([
  ['project_likes', 'like_count'],
  ['project_saves', 'save_count'],
] as const)('%s', (table, column) => {
  const add = (world: World, caller: Caller, project: string) =>
    world.as(
      caller,
      (sql) => sql`insert into public.${sql(table)} (project_id) values (${project})`,
    );
  const remove = (world: World, caller: Caller, project: string) =>
    world.as(caller, (sql) => sql`delete from public.${sql(table)} where project_id = ${project}`);

  it('count once per user and are public', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const project = await world.addProject(creator);
      const [one, two] = [await world.addPerson(), await world.addPerson()];
      await add(world, one, project);
      await add(world, two, project);
      expect((await captureError(add(world, one, project))).code).toBe('23505');
      expect(await totals(world, project)).toEqual({
        like_count: 0,
        save_count: 0,
        view_count: 0,
        [column]: 2,
      });
      expect((await remove(world, one, project)).count).toBe(1);
      expect((await remove(world, one, project)).count).toBe(0);
      expect(await totals(world, project)).toMatchObject({ [column]: 1 });
      await world.sql`delete from auth.users where id = ${two.id}`;
      expect(await totals(world, project)).toMatchObject({ [column]: 0 });
    }));

  it('count correctly if several are added or removed at the same time', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const [project, other] = [await world.addProject(creator), await world.addProject(creator)];
      const people = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
      await world.sql`
        insert into public.${world.sql(table)} (project_id, user_id)
        select p, u from unnest(${[project, other]}::uuid[]) p, unnest(${people.map(({ id }) => id)}::uuid[]) u`;
      expect(await totals(world, project)).toMatchObject({ [column]: 3 });
      await world.sql`
        delete from public.${world.sql(table)}
        where project_id = ${project} and user_id <> ${people[0]?.id ?? ''}`;
      expect(await totals(world, project)).toMatchObject({ [column]: 1 });
      expect(await totals(world, other)).toMatchObject({ [column]: 3 });
    }));

  it('are only allowed for public projects, by users who may write', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const hidden = await world.addProject(creator);
      const project = await world.addProject(creator);
      const person = await world.addPerson();
      await world.hide('project', hidden);
      await add(world, person, project);
      await world.suspend(person);
      for (const attempt of [
        () => add(world, person, project),
        () => add(world, creator, hidden),
        () => add(world, 'visitor', project),
        () => remove(world, 'visitor', project),
      ]) {
        expect((await captureError(attempt())).code).toBe('42501');
      }
      expect((await remove(world, person, project)).count).toBe(0);
    }));

  it('can only be written by their owner', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const project = await world.addProject(creator);
      const [one, two] = [await world.addPerson(), await world.addPerson()];
      const attempt = world.as(
        one,
        (sql) =>
          sql`insert into public.${sql(table)} (project_id, user_id) values (${project}, ${two.id})`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }));

  it('do not change the version of the project', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const project = await world.addProject(creator);
      const version = () =>
        world.sql`select updated_at::text from public.projects where id = ${project}`;
      const before = await version();
      await add(world, creator, project);
      expect(await version()).toEqual(before);
    }));
});

describe('the totals of a project', () => {
  it.each(['like_count', 'save_count', 'view_count'])(
    'cannot be written by its owner: %s',
    (column) =>
      inWorld(async (world) => {
        const creator = await world.addPerson({ isDev: true });
        const project = await world.addProject(creator);
        const attempt = world.as(
          creator,
          (sql) => sql`update public.projects set ${sql(column)} = 900 where id = ${project}`,
        );
        expect((await captureError(attempt)).code).toBe('42501');
        const negative = world.sql.savepoint(
          (sql) => sql`update public.projects set ${sql(column)} = -1 where id = ${project}`,
        );
        expect((await captureError(negative)).code).toBe('23514');
      }),
  );
});
