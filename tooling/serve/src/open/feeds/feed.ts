import type { PublicProject } from '../../public/projects.ts';
import type { PublicSource } from '../../public/source.ts';
import type { FeedPath } from './feed-paths.ts';

/** Feeds are of this year and later, which is part of their ids (https://www.rfc-editor.org/rfc/rfc4151). */
const SINCE = '2026';

export type Feed = {
  /** Never changes, whatever its name and URL are. */
  id: string;
  title: string;
  /** The page of the same content. */
  page: string;
  at: FeedPath;
  updatedAt: string;
  items: FeedItem[];
};

export type FeedItem = PublicProject & { tagUri: string };

type About = {
  /** What it is about, in the characters of a URL's path. */
  subject: string;
  title: string;
  page: string;
  at: FeedPath;
  /** The time of a feed without items. */
  emptySince: string;
};

export function createFeed(
  { origin }: PublicSource,
  { subject, title, page, at, emptySince }: About,
  projects: PublicProject[],
): Feed {
  const { hostname } = new URL(origin);
  const toId = (name: string) => `tag:${hostname},${SINCE}:${name}`;
  const times = projects.map(changedAt).toSorted();
  return {
    id: toId(subject),
    title,
    page,
    at,
    updatedAt: times.at(-1) ?? emptySince,
    items: projects.map((project) => ({ ...project, tagUri: toId(`projects/${project.id}`) })),
  };
}

/** A draft may have been changed last before it was published. */
export function changedAt({ publishedAt, updatedAt }: PublicProject): string {
  return updatedAt > publishedAt ? updatedAt : publishedAt;
}

/** What to read of a project before its page. */
export function summaryOf({ tagline, description }: PublicProject): string {
  return [tagline, description].filter(Boolean).join('\n\n');
}
