import { describe, expect, it } from 'vitest';
import { allNamed, findAtomErrors, linksOf, parseAtom, textOf } from './testing/parse-atom.ts';
import { aCreator, aProject, creatorId, origin, requestEndpoint } from '../testing/public-rows.ts';

const feedOf = async (...request: Parameters<typeof requestEndpoint>) =>
  parseAtom((await requestEndpoint(...request)).text);

const entryOf = async (project: ReturnType<typeof aProject>) => {
  const feed = await feedOf('/feeds/creators/ada-stone.atom', { projects: [project] });
  const [entry] = allNamed(feed, 'entry');
  if (!entry) throw new Error('There is no entry');
  return entry;
};

describe('ids', () => {
  it('stay when the username, the name and the title change', async () => {
    const before = await feedOf('/feeds/creators/ada-stone.atom', { projects: [aProject(1)] });
    const renamed = { ...aCreator, username: 'ada', name: 'A. Stone' };
    const after = await feedOf('/feeds/creators/ada.atom', {
      projects: [{ ...aProject(1), title: 'Notes' }],
      users: [renamed],
    });
    expect(textOf(before, 'id')).toBe(`tag:showcase.test,2026:creators/${creatorId}`);
    expect(textOf(after, 'id')).toBe(textOf(before, 'id'));
    const idOf = (feed: typeof before) => allNamed(feed, 'entry').map((one) => textOf(one, 'id'));
    expect(idOf(before)).toEqual([`tag:showcase.test,2026:projects/${aProject(1).id}`]);
    expect(idOf(after)).toEqual(idOf(before));
  });

  it('lead people to the id of a creator, whose username may become that of another', async () => {
    const feed = await feedOf('/feeds/creators/ada-stone.atom');
    const self = `${origin}/feeds/creators/${creatorId}.atom`;
    expect(linksOf(feed, 'self').map(({ attributes }) => attributes.href)).toEqual([self]);
  });

  it('are the same for one search, however its URL is written', async () => {
    const one = await feedOf('/feeds/search.atom?q=+tides+&types=Web&types=AI&page=2');
    const other = await feedOf('/feeds/search.atom?types=AI&types=Web&q=tides');
    expect(textOf(one, 'id')).toBe('tag:showcase.test,2026:search/q=tides&types=AI&types=Web');
    expect(textOf(other, 'id')).toBe(textOf(one, 'id'));
  });
});

describe('times', () => {
  it('are those of the project', async () => {
    const entry = await entryOf(aProject(1));
    expect(textOf(entry, 'published')).toBe('2025-07-01T12:00:00+00:00');
    expect(textOf(entry, 'updated')).toBe('2025-07-02T12:00:00+00:00');
  });

  it('of a draft begin when it is published', async () => {
    const entry = await entryOf({ ...aProject(1), updated_at: '2025-06-03T12:00:00+00:00' });
    expect(textOf(entry, 'updated')).toBe('2025-07-01T12:00:00+00:00');
  });

  it('never begin before a project was created', async () => {
    const entry = await entryOf({ ...aProject(1), listed_at: '2025-01-01T12:00:00+00:00' });
    expect(textOf(entry, 'published')).toBe('2025-06-01T12:00:00+00:00');
  });

  it('of a feed are those of what changed last, and of an empty one never move', async () => {
    const newer = { ...aProject(2), updated_at: '2025-08-02T12:00:00+00:00' };
    const projects = [aProject(1), newer, aProject(3)];
    const feed = await feedOf('/feeds/search.atom', { projects });
    expect(textOf(feed, 'updated')).toBe('2025-08-02T12:00:00+00:00');
    const empty = await feedOf('/feeds/creators/ada-stone.atom');
    expect(textOf(empty, 'updated')).toBe(aCreator.created_at);
  });
});

it('a feed of JSON says the same as that of Atom', async () => {
  const project = {
    ...aProject(1),
    tagline: 'Notes of a harbour',
    image_url: `${creatorId}/project/${creatorId}.webp`,
  };
  const { text, response } = await requestEndpoint('/feeds/tags/React.json', {
    projects: [project],
  });
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  expect(JSON.parse(text)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Projects with the tag React',
    home_page_url: `${origin}/projects?q=React`,
    feed_url: `${origin}/feeds/tags/React.json`,
    items: [
      {
        id: `tag:showcase.test,2026:projects/${project.id}`,
        url: `${origin}/projects/${project.id}`,
        title: 'Harbour Notes',
        content_text: 'Notes of a harbour\n\nA shared notebook.',
        summary: 'Notes of a harbour',
        image: `https://api.test/storage/v1/object/public/images/${project.image_url}`,
        date_published: '2025-07-01T12:00:00+00:00',
        date_modified: '2025-07-02T12:00:00+00:00',
        authors: [{ name: 'Ada Stone', url: `${origin}/creator/ada-stone` }],
        tags: ['React'],
      },
    ],
  });
});

it.each([
  '/feeds/tags/CI%2FCD.atom',
  '/feeds/tags/Backup%20%26%20Replication.atom',
  '/feeds/tags/Node.js.atom',
  '/feeds/tags/%D9%85.atom',
])('the tag of %s is read as it is written', async (path) => {
  const { text, reads } = await requestEndpoint(path);
  const tag = decodeURIComponent(path).slice('/feeds/tags/'.length, -'.atom'.length);
  expect(reads[0]?.searchParams.get('tags')).toBe(`{"${tag}"}`);
  expect(findAtomErrors(parseAtom(text))).toEqual([]);
});

it('a search passes its filters on, and the newest come first', async () => {
  const { reads } = await requestEndpoint(
    '/feeds/search.json?q=tides&industries=Health&industries=Art',
  );
  expect(Object.fromEntries(reads[0]?.searchParams ?? [])).toEqual({
    q: 'tides',
    industries: '{"Art","Health"}',
    sort: 'newest',
    page_size: '30',
  });
});

it('sends nothing to a reader that has the newest version', async () => {
  const projects = [aProject(1)];
  const path = '/feeds/creators/ada-stone.atom';
  const { response } = await requestEndpoint(path, { projects });
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  const etag = response.headers.get('etag') ?? '';
  const known = await requestEndpoint(path, { projects }, { 'if-none-match': etag });
  expect([known.response.status, known.text]).toEqual([304, '']);
  expect(known.response.headers.get('cache-control')).toBe('public, max-age=30');
  // The time of a feed goes back when its newest item vanishes.
  for (const changed of [[{ ...aProject(1), title: 'Notes' }], []]) {
    const rows = { projects: changed };
    const { response: next } = await requestEndpoint(path, rows, { 'if-none-match': etag });
    expect(next.status).toBe(200);
  }
});

it('there is no feed of an unknown creator', async () => {
  const { response } = await requestEndpoint('/feeds/creators/ada-old.atom', { users: [] });
  expect(response.status).toBe(404);
});

it.each([
  '/feeds',
  '/feeds/creators/.atom',
  '/feeds/creators/ada%00.atom',
  '/feeds/tags/.json',
  '/feeds/tags/React',
  '/feeds/search',
])('there is no feed at %s', async (path) => {
  const { response, text } = await requestEndpoint(path);
  expect([response.status, text]).toEqual([404, 'There is nothing here.\n']);
});
