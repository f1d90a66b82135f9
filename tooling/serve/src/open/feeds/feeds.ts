import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { creatorPath, movedCreatorPath } from '../../public/creator-path.ts';
import { findCreator } from '../../public/creators.ts';
import { listProjects, listTaggedProjects, searchProjects } from '../../public/projects.ts';
import { isUuid } from '../../public/read-rows.ts';
import type { PublicSource } from '../../public/source.ts';
import type { EndpointOptions } from '../endpoint-options.ts';
import { writeAtom } from './atom.ts';
import { createFeed, type Feed } from './feed.ts';
import {
  creatorFeed,
  creatorTitle,
  FEED_TYPES,
  FILTERS,
  readSearch,
  searchFeed,
  searchTitle,
  tagFeed,
  type FeedFormat,
} from './feed-paths.ts';
import { writeJsonFeed } from './json-feed.ts';

const MAX_ITEMS = 30;
const MAX_TAG_LENGTH = 40;
/** A feed that has never had an item has not changed either. */
const NEVER = '2026-01-01T00:00:00Z';

const writers: Record<FeedFormat, (feed: Feed, origin: string) => string> = {
  atom: writeAtom,
  json: writeJsonFeed,
};

/** The newest projects of a creator, with a tag, or that a search finds, as Atom and as JSON Feed. */
export function addFeeds(app: Hono, { source }: EndpointOptions): void {
  app.use('/feeds/*', etag());
  for (const format of ['atom', 'json'] as const) {
    app.get(`/feeds/creators/:name{[\\w-]+\\.${format}}`, async (context) => {
      const name = withoutEnding(context.req.param('name'));
      const feed = await feedOfCreator(source, name);
      if (feed) return send(context, feed, { format, source });
      const moved = await movedCreatorPath(source, name);
      if (!moved) return context.notFound();
      // Its former owner may take the username back.
      context.header('Cache-Control', 'no-store');
      return context.redirect(`/feeds/creators/${moved.split('/').at(-1)}.${format}`, 308);
    });
    app.get(`/feeds/tags/:tag{.+\\.${format}}`, async (context) => {
      const tag = withoutEnding(context.req.param('tag')).replaceAll('\0', '').trim();
      if (tag === '' || tag.length > MAX_TAG_LENGTH) return context.notFound();
      return send(context, await feedOfTag(source, tag), { format, source });
    });
    app.get(`/feeds/search.${format}`, async (context) => {
      const search = readSearch(new URL(context.req.url).searchParams);
      return send(context, await feedOfSearch(source, search), { format, source });
    });
  }
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

async function feedOfCreator(source: PublicSource, name: string): Promise<Feed | null> {
  const creator = await findCreator(source, isUuid(name) ? { id: name } : { username: name });
  if (!creator) return null;
  const { items } = await listProjects(source, { creator: creator.id, limit: MAX_ITEMS });
  const about = {
    subject: `creators/${creator.id}`,
    title: creatorTitle(creator.name),
    page: source.origin + creatorPath(creator),
    at: creatorFeed(creator.id),
    emptySince: creator.createdAt,
  };
  return createFeed(source, about, items);
}

async function feedOfTag(source: PublicSource, tag: string): Promise<Feed> {
  const items = await listTaggedProjects(source, { tag, limit: MAX_ITEMS });
  const about = {
    subject: `tags/${encodeURIComponent(tag)}`,
    title: `Projects with the tag ${tag}`,
    page: `${source.origin}/projects?${new URLSearchParams({ q: tag })}`,
    at: tagFeed(tag),
    emptySince: NEVER,
  };
  return createFeed(source, about, items);
}

async function feedOfSearch(source: PublicSource, search: URLSearchParams): Promise<Feed> {
  const q = search.get('q') ?? '';
  const filters = FILTERS.filter((name) => search.has(name)).map((name): [string, string] => [
    name,
    toArray(search.getAll(name)),
  ]);
  const { items } = await searchProjects(source, {
    ...Object.fromEntries(filters),
    q,
    sort: 'newest',
    limit: MAX_ITEMS,
  });
  const query = search.toString();
  const about = {
    subject: `search/${query}`,
    title: searchTitle(search),
    page: `${source.origin}/projects${query && `?${query}`}`,
    at: searchFeed(search),
    emptySince: NEVER,
  };
  return createFeed(source, about, items);
}

/** An array of PostgreSQL as a text. */
const toArray = (values: string[]) => `{${values.map((value) => JSON.stringify(value)).join(',')}}`;

type Sent = { format: FeedFormat; source: PublicSource };

function send(context: Context, feed: Feed, { format, source }: Sent) {
  return context.body(writers[format](feed, source.origin), 200, {
    'Content-Type': `${FEED_TYPES[format]}; charset=utf-8`,
    'Cache-Control': 'public, max-age=30',
    // Readers in a browser, too.
    'Access-Control-Allow-Origin': '*',
  });
}
