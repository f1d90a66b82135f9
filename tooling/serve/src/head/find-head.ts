import { creatorHead } from './items/creator-head.ts';
import { movedCreatorPath } from './items/creator-path.ts';
import type { PageHead, Source } from './page-head.ts';
import { projectHead } from './items/project-head.ts';
import { staticHeads } from './static-heads.ts';

const notIndexed: PageHead = { title: '', isIndexed: false };

/** The head of a page; null where the page has nothing to say before it runs. Throws where the API cannot be asked. */
export async function findHead(source: Source, url: URL): Promise<PageHead | null> {
  const { origin } = url;
  const path = url.pathname;
  const known = staticHeads[path];
  if (known) {
    return {
      ...known,
      canonicalPath: path,
      isIndexed: true,
      ...(path === '/' && { data: [website(origin)] }),
    };
  }
  const [, area, name = '', ...segments] = path.split('/').map(decode);
  if (name === '' || segments.length > 0) return null;
  // PostgreSQL finds a UUID in any case; what is said of the page names it in one.
  const id = name.toLowerCase();
  if (area === 'projects') return (await projectHead(source, { id, origin })) ?? notIndexed;
  if (area === 'creators') return (await creatorHead(source, { id }, origin)) ?? notIndexed;
  if (area === 'creator') return headByUsername(source, name, origin);
  return null;
}

async function headByUsername(source: Source, username: string, origin: string): Promise<PageHead> {
  const head = await creatorHead(source, { username }, origin);
  if (head) return head;
  const movedTo = await movedCreatorPath(source, username);
  return movedTo ? { ...notIndexed, movedTo } : notIndexed;
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

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
