import type { StaticHead } from '@showcase/remote-contract/registry';
import { creatorHead } from './items/creator-head.ts';
import { movedCreatorPath } from '../public/creator-path.ts';
import type { PageHead } from './page-head.ts';
import type { Source } from '../public/source.ts';
import { projectHead } from './items/project-head.ts';
import { searchFeed, searchTitle } from '../open/feeds/feed-paths.ts';

const notIndexed: PageHead = { title: '', isIndexed: false };

/** The head of a page; null if the page has no head before it runs. Throws if the API cannot be reached. */
export async function findHead(
  source: Source,
  url: URL,
  heads: Record<string, StaticHead>,
): Promise<PageHead | null> {
  const { origin } = url;
  const path = url.pathname;
  const known = heads[path];
  if (known) {
    return {
      ...known,
      canonicalPath: path,
      isIndexed: true,
      ...(path === '/' && { data: [website(origin)] }),
      ...(['/', '/projects'].includes(path) && { feed: feedOfList(url.searchParams) }),
    };
  }
  const [, area, name = '', ...segments] = path.split('/').map(decodeURIComponent);
  if (name === '' || segments.length > 0) return null;
  // PostgreSQL accepts a UUID in any case; the canonical URL uses lower case.
  const id = name.toLowerCase();
  if (area === 'projects') return headOfProject(source, id, url);
  if (area === 'creators') return (await creatorHead(source, { id }, origin)) ?? notIndexed;
  if (area === 'creator') return headByUsername(source, name, origin);
  return null;
}

async function headOfProject(source: Source, id: string, url: URL): Promise<PageHead> {
  const head = await projectHead(source, { id, origin: url.origin });
  // A link to a health report is for those who got it.
  const isForEveryone = !url.searchParams.has('health');
  return head && isForEveryone ? head : { ...notIndexed, title: head?.title ?? '' };
}

async function headByUsername(source: Source, username: string, origin: string): Promise<PageHead> {
  const head = await creatorHead(source, { username }, origin);
  if (head) return head;
  const movedTo = await movedCreatorPath(source, username);
  return movedTo ? { ...notIndexed, movedTo } : notIndexed;
}

function feedOfList(params: URLSearchParams) {
  return { title: searchTitle(params), at: searchFeed(params) };
}

function website(origin: string): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    name: 'Bolt Showcase',
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/projects?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
