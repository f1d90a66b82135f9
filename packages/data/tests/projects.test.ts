import { beforeAll, describe, expect, it } from 'vitest';
import { listCodeSamples, listProjectMedia } from '../src/projects/material/project-material.ts';
import {
  getProject,
  listProjects,
  listUserProjects,
  listRelatedProjects,
} from '../src/projects/read-projects.ts';
import { countFoundProjects, searchProjects } from '../src/projects/search-projects.ts';
import { joinPages } from '../src/query/search/search-sections.ts';
import { openBrowser, sql } from './backend.ts';
import { createWorld, TEXT, UNKNOWN_ID } from './world.ts';

const NO_FILTERS = { q: '', types: [], technologies: [], industries: [] };

const DETAILS =
  'bolt_url challenges client_name completion_date created_at description documentation_url id image_color image_url includes_documentation includes_source_code includes_support is_for_sale is_proven like_count live_url material owner project_type repo_url sale_kind sale_price save_count sold_at solutions support_duration tagline tags team_members third_party_licenses title user_id view_count visibility';

const visitor = openBrowser();
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  world = await createWorld();
});

/** The numbers at the end of the titles. */
const numbers = (projects: { title: string }[]) => projects.map(({ title }) => title.slice(-1));

describe('projects', () => {
  it('are listed newest first, up to the limit', async () => {
    const days = (await listProjects(visitor)).map(({ created_at }) => created_at);

    expect(days.length).toBeGreaterThanOrEqual(5);
    expect(days.length).toBeLessThanOrEqual(100);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('of a user are listed newest first, with exactly the columns of their type', async () => {
    const projects = await listUserProjects(visitor, { userId: world.creator.id });

    expect(numbers(projects)).toEqual(['4', '3', '2', '1', '0']);
    expect({ ...projects[0], created_at: Date.parse(projects[0]?.created_at ?? '') }).toEqual({
      id: world.projectIds[4],
      user_id: world.creator.id,
      title: `Quill ${world.runId} 4`,
      tagline: null,
      description: TEXT,
      image_url: null,
      image_color: null,
      bolt_url: null,
      tags: [world.tag],
      created_at: Date.parse('2026-01-05T12:00:00Z'),
      is_for_sale: false,
      sale_price: null,
      sale_kind: null,
      sold_at: null,
      is_proven: false,
    });
  });

  it('are loaded one by one with their owner', async () => {
    const project = await getProject(visitor, world.firstProject);

    expect(Object.keys(project ?? {}).sort()).toEqual(DETAILS.split(' '));
    expect(project).toMatchObject({
      title: `Quill ${world.runId} 0`,
      project_type: 'personal',
      support_duration: 30,
      owner: { id: world.creator.id, name: `Zoe ${world.runId}`, avatar: null },
    });
  });

  it.each([UNKNOWN_ID, '1', ''])('are null for the id "%s"', async (id) => {
    expect(await getProject(visitor, id)).toBeNull();
  });

  it('are related by a shared tag: other projects, newest first, at most three', async () => {
    const [, second = ''] = world.projectIds;
    const relatedToSecond = await listRelatedProjects(visitor, { id: second, tags: [world.tag] });
    const relatedToUnknown = await listRelatedProjects(visitor, {
      id: UNKNOWN_ID,
      tags: [world.tag],
    });

    expect(numbers(relatedToSecond)).toEqual(['4', '3', '0']);
    expect(numbers(relatedToUnknown)).toEqual(['4', '3', '1']);
  });

  it.each(['Say "hi"', 'a,b', '{x}', String.raw`back\slash`, 'null', ' x '])(
    'are related by the tag %j',
    async (tag) => {
      const [first = '', second = ''] = world.projectIds;
      const before = await sql<{ id: string; tags: string[] }[]>`
        select id, tags from public.projects where id in (${first}, ${second})`;
      await sql`update public.projects set tags = ${['Quill', tag]} where id = ${first}`;
      await sql`update public.projects set tags = ${[tag]} where id = ${second}`;
      const related = await listRelatedProjects(visitor, { id: second, tags: [tag] });
      for (const { id, tags } of before)
        await sql`update public.projects set tags = ${tags} where id = ${id}`;
      expect(related.map(({ id }) => id)).toContain(first);
    },
  );

  it.each([[[]], [['No such tag']]])('with the tags %j have no related projects', async (tags) => {
    expect(await listRelatedProjects(visitor, { id: world.firstProject, tags })).toEqual([]);
  });

  it('have media and code in order', async () => {
    const id = world.firstProject;
    await sql`
      insert into public.project_media (project_id, kind, url, position) values
      (${id}, 'video', 'https://www.youtube-nocookie.com/embed/abcdefghijk', 1),
      (${id}, 'image', 'https://a.test/a.png', 0)`;
    await sql`
      insert into public.project_code_samples (project_id, title, language, code, position) values
      (${id}, 'Second', 'SQL', 'select 2', 1), (${id}, 'First', 'SQL', 'select 1', 0)`;
    const media = await listProjectMedia(visitor, id);
    const code = await listCodeSamples(visitor, id);

    expect(media.map(({ kind }) => kind)).toEqual(['image', 'video']);
    expect(code.map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});

describe('the search for projects', () => {
  it('loads page by page to the end', async () => {
    const filters = { ...NO_FILTERS, q: ` QUILL ${world.runId}` };
    const first = await searchProjects(visitor, { ...filters, pageSize: 3 });
    const second = await searchProjects(visitor, { ...filters, pageSize: 3, cursor: first.next });

    expect(numbers(first.items)).toEqual(['4', '3', '2']);
    expect(numbers(second.items)).toEqual(['1', '0']);
    expect(await countFoundProjects(visitor, filters)).toMatchObject({
      total: 5,
      totalIsCapped: false,
    });
    expect(second.next).toBeNull();
    expect(first.items[0]?.owner).toMatchObject({ id: world.creator.id });
  });

  it('matches any value of a group and counts what each value would leave', async () => {
    const filters = { ...NO_FILTERS, q: `quill ${world.runId}`, technologies: ['React', 'Vue'] };
    const { foundCount, items } = joinPages([await searchProjects(visitor, filters)]);
    const { facets } = await countFoundProjects(visitor, filters);

    expect(numbers(items.slice(0, foundCount))).toEqual(['3', '2', '0']);
    expect(facets.technologies.counts).toMatchObject({ React: 1, Vue: 2, Angular: 0 });
    expect(facets.industries.counts.SaaS).toBe(0);
  });

  it('treats special characters as plain text', async () => {
    const filters = { ...NO_FILTERS, q: `%_\\'",{}()` };

    const groups = { allWordsAt: null, correctedAt: null, corrected: null, nearestAt: null };
    expect(await searchProjects(visitor, filters)).toEqual({
      ...{ items: [], next: null, groups: { ...groups, words: [] } },
    });
    expect(await countFoundProjects(visitor, filters)).toMatchObject({ total: 0 });
  });

  it('is aborted when the user leaves the page', async () => {
    const signal = AbortSignal.abort();

    await expect(searchProjects(visitor, { ...NO_FILTERS, signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });
});
