import { beforeAll, describe, expect, it } from 'vitest';
import { getItemStatus } from '../src/items/item-status.ts';
import { listReactedProjects, setProjectReaction } from '../src/projects/project-reactions.ts';
import { getProject, listFeaturedProjects } from '../src/projects/read-projects.ts';
import { recordView } from '../src/projects/record-view.ts';
import { suggestSearch } from '../src/query/search/suggest-search.ts';
import { getOwnDetails } from '../src/users/profile/own-profile.ts';
import { recordProfileView } from '../src/users/record-profile-view.ts';
import { newcomer, openBrowser, sql } from './backend.ts';
import { createWorld, UNKNOWN_ID } from './world.ts';

const visitor = openBrowser();
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  world = await createWorld();
});

const hide = (id: string) => sql`
  insert into private.hidden_items (kind, item_id, hidden_by, reason)
  values ('project', ${id}, ${world.creator.id}, 'A test of hiding')`;

describe('a reaction to a project', () => {
  it.each(['like', 'save'] as const)(
    'of the kind %s is added once and can be removed',
    async (reaction) => {
      const { client } = await newcomer('Lee Lark');
      const id = world.firstProject;
      const ids = [id, '1', UNKNOWN_ID];
      const counted = async () => (await getProject(visitor, id))?.[`${reaction}_count`];
      expect(await listReactedProjects(client, { reaction, ids })).toEqual([]);

      await setProjectReaction(client, { reaction, id, isOn: true });
      await setProjectReaction(client, { reaction, id, isOn: true });
      expect(await listReactedProjects(client, { reaction, ids })).toEqual([id]);
      expect(await counted()).toBe(1);

      await setProjectReaction(client, { reaction, id, isOn: false });
      await setProjectReaction(client, { reaction, id, isOn: false });
      expect(await listReactedProjects(client, { reaction, ids })).toEqual([]);
      expect(await counted()).toBe(0);
    },
  );

  it('is denied for a visitor', async () => {
    const attempt = setProjectReaction(visitor, {
      reaction: 'like',
      id: world.firstProject,
      isOn: true,
    });
    await expect(attempt).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

it('counts a view once a day for a browser, and never for the owner', async () => {
  const [, projectId = ''] = world.projectIds;
  const viewerKey = crypto.randomUUID();
  await recordView(visitor, { projectId, viewerKey });
  await recordView(visitor, { projectId, viewerKey });
  await recordView(world.creator.client, { projectId, viewerKey: crypto.randomUUID() });
  await recordView(visitor, { projectId: '1', viewerKey });
  expect((await getProject(visitor, projectId))?.view_count).toBe(1);
});

it('counts profile views, for the creator only', async () => {
  const viewerKey = crypto.randomUUID();
  const { id: creatorId, client } = world.creator;
  const count = async () => (await getOwnDetails(client, creatorId))?.viewCount ?? 0;
  const before = await count();
  await recordProfileView(visitor, { creatorId, viewerKey });
  await recordProfileView(visitor, { creatorId, viewerKey });
  await recordProfileView(client, { creatorId, viewerKey });
  expect(await count()).toBe(before + 1);
});

it('distinguishes hidden items from those that never existed', async () => {
  const [, , hidden = '', open = ''] = world.projectIds;
  await hide(hidden);
  const getStatus = (id: string) => getItemStatus(visitor, { kind: 'project', id });
  expect(await getStatus(open)).toBe('public');
  expect(await getStatus(hidden)).toBe('hidden');
  expect(await getStatus(UNKNOWN_ID)).toBe('unknown');
  expect(await getStatus('1')).toBe('unknown');
  expect(await getProject(visitor, hidden)).toBeNull();
});

it('lists the projects that admins featured, newest first', async () => {
  const [first = '', second = ''] = world.projectIds;
  await sql`update public.projects set is_featured = true where id in ${sql([first, second])}`;
  const featured = await listFeaturedProjects(visitor);
  const ownFeatured = featured.filter(({ user_id }) => user_id === world.creator.id);
  expect(ownFeatured.map(({ id }) => id)).toEqual([second, first]);
});

it('corrects a misspelt word of a text', async () => {
  const suggestions = await suggestSearch(visitor, { kind: 'project', q: `qiull ${world.runId}` });
  expect(suggestions).toContain(`quill ${world.runId}`);
});
