import type { StaticHead } from '@showcase/remote-contract/registry';
import { findHead } from './find-head.ts';
import type { PageHead } from './page-head.ts';
import type { Source } from '../public/source.ts';
import { replacePicture, writeData, writeHead } from './write-head.ts';

type Page = {
  /** The public URL, because heads name its origin. */
  url: URL;
  source: Source;
  /** The heads of static pages, by path. */
  heads: Record<string, StaticHead>;
  /** Whether the site has a page at this path; otherwise the response is a 404. */
  isKnown: boolean;
  hasCards?: boolean;
};

/** The shell's page with a head; unchanged if there is no head. */
export function addHead(html: string, head: PageHead | null, url: URL): string {
  if (!head) return html;
  const tags = writeHead(head, url);
  return html.replace(/<title>[^<]*<\/title>/, () => tags);
}

/** A rendered page, which has its own title and metadata, with the structured data of its head, and the card if one is drawn. */
export function addData(html: string, head: PageHead | null, url: URL): string {
  if (!head) return html;
  const page = head.card ? replacePicture(html, head, url) : html;
  return page.replace('</head>', () => `${writeData(head, url)}</head>`);
}

/** The head of the requested page; null if the API cannot be reached. */
export async function findHeadOrNull({
  url,
  source,
  heads,
  isKnown,
  hasCards = false,
}: Page): Promise<PageHead | null> {
  if (!isKnown) return { title: 'Page Not Found', isIndexed: false };
  try {
    const head = await findHead(source, url, heads);
    return head && { ...head, card: hasCards ? head.card : undefined };
  } catch (error) {
    console.error('head:', error instanceof Error ? error.message : error);
    return null;
  }
}
