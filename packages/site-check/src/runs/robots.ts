import robotsParser from 'robots-parser';
import { readSite } from '../guard/read-site.ts';
import type { SiteReader } from '../guard/read-site.ts';

/** The bare name by which robots.txt may name us, and the first word of our user agent. */
export const productName = 'BoltShowcaseCheck';

/** Who reads, and why, in a user agent. */
export function createUserAgent(siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  return `${productName}/1.0 (+${origin}; checks that a project its creator shows there runs, and whose it is)`;
}

/** What the rules of a URL's host allow. Hosts without rules allow everything; those that fail to answer, nothing. */
export async function readRobots(
  url: URL,
  reader: SiteReader,
): Promise<'allowed' | 'forbidden' | 'failed'> {
  const robots = new URL('/robots.txt', url);
  const { status, body } = await readSite(robots.href, reader, 200_000);
  if (status >= 500) return 'failed';
  if (status !== 200) return 'allowed';
  const rules = robotsParser(robots.href, new TextDecoder().decode(body));
  return rules.isDisallowed(url.href, productName) === true ? 'forbidden' : 'allowed';
}
