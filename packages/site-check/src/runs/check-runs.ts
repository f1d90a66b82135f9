import { readSite } from '../guard/read-site.ts';
import type { SiteReader, SiteResponse } from '../guard/read-site.ts';
import { SiteError } from '../guard/site-error.ts';
import type { SiteProblem } from '../guard/site-error.ts';
import { hostOf } from '../hosts/site-host.ts';
import { isBlocked } from '../guard/is-blocked.ts';
import { findPageParts } from './page-parts.ts';
import type { PagePart } from './page-parts.ts';
import { isParked } from './is-parked.ts';
import { readRobots } from './robots.ts';
import { isUnseenHost } from './unseen-hosts.ts';

export type RunsResult =
  | { state: 'runs' }
  /** A visitor would see nothing of it, or an error. */
  | { state: 'fails'; reason: SiteProblem | 'status' | 'parked' | 'script' | 'style' }
  /** Only a visitor's own browser can say. */
  | {
      state: 'unseen';
      reason: 'editor' | 'robots' | 'blocked' | 'other-host' | 'too-many-requests';
    };

const typesOfParts = {
  script: /^(text|application)\/(x-)?(java|ecma)script\b/i,
  style: /^text\/css\b/i,
};

/** Whether a project runs: its page answers, and so do the page's first script and style, each with its type. */
export async function checkRuns(url: string, reader: SiteReader): Promise<RunsResult> {
  try {
    return await check(url, reader);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const { problem } = error;
    if (problem === 'other-host' || problem === 'too-many-requests')
      return { state: 'unseen', reason: problem };
    return { state: 'fails', reason: problem };
  }
}

async function check(text: string, reader: SiteReader): Promise<RunsResult> {
  if (!URL.canParse(text)) throw new SiteError('invalid-url');
  const url = new URL(text);
  if (isUnseenHost(hostOf(url))) return { state: 'unseen', reason: 'editor' };
  const robots = await readRobots(url, reader);
  if (robots === 'forbidden') return { state: 'unseen', reason: 'robots' };
  if (robots === 'failed') return { state: 'fails', reason: 'status' };
  const page = await readSite(url.href, reader, 2_000_000);
  if (isBlocked(page)) return { state: 'unseen', reason: 'blocked' };
  if (page.status !== 200) return { state: 'fails', reason: 'status' };
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(typeOf(page))) return { state: 'runs' };
  const html = new TextDecoder().decode(page.body);
  if (isParked(html)) return { state: 'fails', reason: 'parked' };
  for (const part of findPageParts(html, page.url)) {
    if (!(await answers(part, reader))) return { state: 'fails', reason: part.kind };
  }
  return { state: 'runs' };
}

async function answers({ kind, url }: PagePart, reader: SiteReader): Promise<boolean> {
  const response = await readSite(url.href, reader, 0);
  return response.status === 200 && typesOfParts[kind].test(typeOf(response));
}

function typeOf({ headers }: SiteResponse): string {
  return headers.get('content-type')?.trim() ?? '';
}
