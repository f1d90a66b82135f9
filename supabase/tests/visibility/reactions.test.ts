import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addProjects, openLink, setVisibility, type Linked } from './scene.ts';

const react = (world: World, person: { id: string }, table: string, id: string) =>
  world.as(
    person,
    (sql) => sql`insert into public.${sql(table)} (project_id) values (${id}) returning project_id`,
  );

const view = (world: World, caller: 'visitor' | { id: string }, id: string) =>
  world.as(caller, (sql) => sql`select public.record_view(${id}, ${randomUUID()})`);

describe.each(['project_likes', 'project_saves'])('%s', (table) => {
  it('are for public and unlisted projects', () =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      const person = await world.addPerson();
      expect(await react(world, person, table, ids.public)).toHaveLength(1);
      expect(await react(world, person, table, ids.unlisted)).toHaveLength(1);
      for (const caller of [person, creator]) {
        expect((await captureError(react(world, caller, table, ids.draft))).code).toBe('42501');
      }
    }));

  it('stay with their user when the project becomes a draft, and are counted', () =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      const person = await world.addPerson();
      await react(world, person, table, ids.unlisted);
      await setVisibility(world, creator, { id: ids.unlisted, to: 'draft' });
      const own = await world.as(person, (sql) => sql`select project_id from public.${sql(table)}`);
      expect(own).toEqual([{ project_id: ids.unlisted }]);
      await setVisibility(world, creator, { id: ids.unlisted, to: 'public' });
      const linked = await openLink(world, 'visitor', ids.unlisted);
      const counts: Partial<Linked['project'] & Record<string, unknown>> = linked?.project ?? {};
      expect([counts['like_count'], counts['save_count']]).toEqual(
        table === 'project_likes' ? [1, 0] : [0, 1],
      );
    }));
});

it('counts views of public and unlisted projects, and none of drafts', () =>
  inWorld(async (world) => {
    const { creator, ids } = await addProjects(world);
    for (const id of Object.values(ids)) {
      await view(world, 'visitor', id);
      await view(world, await world.addPerson(), id);
      await view(world, creator, id);
    }
    const rows = await world.sql<{ visibility: string; view_count: number }[]>`
      select visibility, view_count from public.projects where user_id = ${creator.id}`;
    expect(Object.fromEntries(rows.map((row) => [row.visibility, row.view_count]))).toEqual({
      public: 2,
      unlisted: 2,
      draft: 0,
    });
  }));
