import { findHead } from './find-head.ts';
import type { PageHead, Source } from './page-head.ts';
import { writeHead } from './write-head.ts';

type Page = {
  /** As visitors have it: heads name its origin. */
  url: URL;
  source: Source;
  /** Whether a page of the site is at this path; else the answer is 404. */
  isKnown: boolean;
};

/** The shell's page with a head; as it was built without one. */
export function addHead(html: string, head: PageHead | null, url: URL): string {
  if (!head) return html;
  const tags = writeHead(head, url);
  return html.replace(/<title>[^<]*<\/title>/, () => tags);
}

/** The head of the page that was asked for; null where the API cannot be asked. */
export async function findHeadOrNull({ url, source, isKnown }: Page): Promise<PageHead | null> {
  if (!isKnown) return { title: 'Page Not Found', isIndexed: false };
  try {
    return await findHead(source, url);
  } catch (error) {
    console.error('head:', error instanceof Error ? error.message : error);
    return null;
  }
}
