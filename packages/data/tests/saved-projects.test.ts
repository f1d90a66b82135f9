import { beforeAll, expect, it } from 'vitest';
import { setProjectReaction } from '../src/projects/project-reactions.ts';
import { listSavedProjects } from '../src/saved-projects/saved-projects.ts';
import { openBrowser, newcomer, sql } from './backend.ts';
import { createWorld } from './world.ts';

let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  world = await createWorld();
});

const first = { q: '', cursor: null };

it('lists saved projects page by page, latest first, for the user who saved only', async () => {
  const { client } = world.client;
  const ids = world.projectIds.slice(0, 3);
  for (const id of ids) await setProjectReaction(client, { reaction: 'save', id, isOn: true });
  await sql`
    update public.project_saves set created_at = ${'2026-03-01'}::timestamptz
      + array_position(${ids}::uuid[], project_id) * interval '1 minute'
    where user_id = ${world.client.id}`;
  const page = await listSavedProjects(client, { ...first, pageSize: 2 });
  expect(page.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  const rest = await listSavedProjects(client, { ...first, cursor: page.next, pageSize: 2 });
  expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[ids[0]], null]);
  expect(page.items[0]?.project).toMatchObject({ owner: { id: world.creator.id } });

  const { items } = await listSavedProjects(client, { ...first, q: ` QUILL ${world.runId} 1 ` });
  expect(items.map(({ id }) => id)).toEqual([ids[1]]);
  const stranger = await newcomer('Sam Reed');
  expect((await listSavedProjects(stranger.client, first)).items).toEqual([]);
});

it('lists a project that was hidden without telling anything about it', async () => {
  const { client } = await newcomer('Lee Lark');
  const [, , , id = ''] = world.projectIds;
  await setProjectReaction(client, { reaction: 'save', id, isOn: true });
  await sql`insert into private.hidden_items (kind, item_id, reason) values ('project', ${id}, 'x')`;
  expect((await listSavedProjects(client, first)).items).toMatchObject([{ id, project: null }]);
  await setProjectReaction(client, { reaction: 'save', id, isOn: false });
  expect((await listSavedProjects(client, first)).items).toEqual([]);
});

it('is denied for a visitor', async () => {
  await expect(listSavedProjects(openBrowser(), first)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});
