import { beforeAll, describe, expect, it } from 'vitest';
import {
  countOwnProjects,
  countUserProjects,
  getProject,
  listFeaturedProjects,
  listOtherProjects,
  listOwnProjects,
  listProjects,
  listRelatedProjects,
  listShowpieces,
  listUserProjects,
} from '../src/projects/read-projects.ts';
import { VISIBILITIES } from '../src/projects/form/project-rules.ts';
import type { DataClient } from '../src/client/types.ts';
import { openBrowser, sql } from './backend.ts';
import { createWorld } from './world.ts';

const visitor = openBrowser();
let world: Awaited<ReturnType<typeof createWorld>>;
let ids: { public: string; unlisted: string; draft: string };

beforeAll(async () => {
  world = await createWorld();
  const [draft = '', unlisted = '', open = ''] = world.projectIds;
  ids = { public: open, unlisted, draft };
  await sql`
    update public.projects
    set is_featured = true, tags = '{Zebra}', created_at = created_at + interval '50 years'
    where id in ${sql(Object.values(ids))}`;
  for (const visibility of VISIBILITIES) {
    await sql`update public.projects set visibility = ${visibility} where id = ${ids[visibility]}`;
  }
  await sql`
    insert into public.project_media (project_id, kind, url)
    values (${unlisted}, 'image', 'https://a.test/a.png')`;
  await sql`
    insert into public.project_code_samples (project_id, title, language, code)
    values (${unlisted}, 'First', 'SQL', 'select 1')`;
});

const lists: Record<string, (client: DataClient) => Promise<{ id: string }[]>> = {
  'of all': listProjects,
  'of featured ones': listFeaturedProjects,
  'in the frame': listShowpieces,
  'of a creator': (client) => listUserProjects(client, { userId: world.creator.id }),
  'of others by the creator': (client) =>
    listOtherProjects(client, { id: world.projectIds[4] ?? '', userId: world.creator.id }),
  'of related ones': (client) =>
    listRelatedProjects(client, { id: world.projectIds[4] ?? '', tags: ['Zebra'] }),
};

describe.each(Object.entries(lists))('the list %s', (_, list) => {
  it('has public projects only, also for their owner', async () => {
    for (const client of [visitor, world.creator.client]) {
      const found = (await list(client)).map(({ id }) => id);

      expect(Object.values(ids).filter((id) => found.includes(id))).toEqual([ids.public]);
    }
  });
});

it('counts public projects only, also for their owner', async () => {
  expect(await countUserProjects(visitor, world.creator.id)).toBe(3);
  expect(await countUserProjects(world.creator.client, world.creator.id)).toBe(3);
});

it('lists and counts all projects of an owner in their dashboard', async () => {
  const { client, id: userId } = world.creator;
  const own = await listOwnProjects(client, { userId });

  expect(own.map(({ visibility }) => visibility)).toEqual([
    ...['public', 'unlisted', 'draft'],
    ...['public', 'public'],
  ]);
  expect(await countOwnProjects(client, userId)).toBe(5);
});

it('opens an unlisted project by its link, with its owner and material', async () => {
  const linked = await getProject(visitor, ids.unlisted);
  const listed = await getProject(visitor, ids.public);

  expect(Object.keys(linked ?? {}).sort()).toEqual(Object.keys(listed ?? {}).sort());
  expect(linked).toMatchObject({
    id: ids.unlisted,
    visibility: 'unlisted',
    owner: { id: world.creator.id, offers: [{ price: 100, duration: '3-5 days' }] },
    material: {
      media: [{ kind: 'image', url: 'https://a.test/a.png', caption: null }],
      codeSamples: [{ title: 'First', language: 'SQL', code: 'select 1' }],
    },
  });
  expect(listed?.material).toBeNull();
});

it('opens a draft for its owner only', async () => {
  expect(await getProject(visitor, ids.draft)).toBeNull();
  expect(await getProject(world.client.client, ids.draft)).toBeNull();
  expect(await getProject(world.creator.client, ids.draft)).toMatchObject({ id: ids.draft });
});
