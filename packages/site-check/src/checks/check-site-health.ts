import { readSite } from '../guard/read-site.ts';
import type { SiteReader, SiteResponse } from '../guard/read-site.ts';
import { SiteError } from '../guard/site-error.ts';
import type { SiteProblem } from '../guard/site-error.ts';
import { findMissingHeaders } from '../health/find-missing-headers.ts';
import { findSecrets } from '../health/secrets/find-secrets.ts';
import { findSourceMap, hasSources, readInlineMap } from '../health/find-source-map.ts';
import { createFinding, limitFindings, nameUrl } from '../health/finding.ts';
import type { Finding } from '../health/finding.ts';
import { addImports, maxScripts, readPage } from '../health/read-page.ts';
import { hostOf, isSameSite } from '../hosts/site-host.ts';

export type HealthResult = {
  /** `read`, or why it could not be. */
  outcome: 'read' | 'status' | 'not-a-page' | 'other-site' | 'too-large' | SiteProblem;
  /** How many scripts or files were read. */
  files: number;
  /** Some were left out, because they were too many or too large, or did not answer. */
  isPartial: boolean;
  findings: Finding[];
};

type TimedReader = SiteReader & { now?: () => number };

const maxPageBytes = 2_000_000;
const maxBytes = 10_000_000;
const maxMaps = 5;
const maxMapBytes = 500_000;
/** In milliseconds: afterwards no other script is read. */
const timeBudget = 60_000;
/** The page, its scripts and maps, each redirected once. */
export const maxHealthRequests = 2 * (1 + maxScripts + maxMaps);
const scriptType = /^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;

/** What any browser gets of a page: the page, its headers and the scripts of its own site. Nothing that is found in it is used. */
export async function checkSiteHealth(
  url: string,
  host: string,
  reader: TimedReader,
): Promise<HealthResult> {
  try {
    return await check(url, host, reader);
  } catch (error) {
    if (error instanceof SiteError) return unread(error.problem);
    throw error;
  }
}

async function check(url: string, host: string, reader: TimedReader): Promise<HealthResult> {
  if (!URL.canParse(url) || !isSameSite(hostOf(new URL(url)), host)) return unread('other-site');
  const page = await readSite(url, reader, maxPageBytes);
  if (page.status !== 200) return unread('status');
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(typeOf(page)))
    return unread('not-a-page');
  const file = { path: nameUrl(page.url), text: readText(page) };
  const { scripts, policies, mixedContent } = readPage(file.text, page.url);
  const read = await readScripts(scripts, page, reader);
  const findings = [
    ...findSecrets(file),
    ...read.findings,
    ...mixedContent,
    ...findMissingHeaders({ ...file, headers: page.headers, policies }),
  ];
  return {
    ...{ outcome: 'read', files: read.files, findings: limitFindings(findings) },
    isPartial: read.isPartial || page.isCut,
  };
}

async function readScripts(scripts: Map<string, URL>, page: SiteResponse, reader: TimedReader) {
  const { now = Date.now } = reader;
  const end = now() + timeBudget;
  const left = { bytes: maxBytes - page.body.length, maps: maxMaps };
  const result = { files: 0, isPartial: false, findings: [] as Finding[] };
  let tried = 0;
  // What a script imports is read after it: the list grows meanwhile.
  for (const url of scripts.values()) {
    if (tried >= maxScripts || left.bytes <= 0 || now() > end)
      return { ...result, isPartial: true };
    tried += 1;
    const script = await readSite(url.href, reader, left.bytes).catch(readNothing);
    if (script?.status !== 200 || !scriptType.test(typeOf(script))) {
      result.isPartial = true;
      continue;
    }
    left.bytes -= script.body.length;
    result.files += 1;
    result.isPartial ||= script.isCut;
    const file = { path: nameUrl(script.url), text: readText(script) };
    result.findings.push(...findSecrets(file));
    const map = findSourceMap(file.text);
    if (map && left.maps <= 0) result.isPartial = true;
    else if (map && (await containsSources(map.url, script, reader, left)))
      result.findings.push(createFinding('source-map', nameMap(map.url), file, map.index));
    addImports(scripts, file.text, script.url, page.url);
  }
  return result;
}

/** Whether the map that a script names answers with what was written. */
async function containsSources(
  location: string,
  script: SiteResponse,
  reader: SiteReader,
  left: { bytes: number; maps: number },
): Promise<boolean> {
  if (location.startsWith('data:')) return hasSources(readInlineMap(location) ?? '');
  if (!URL.canParse(location, script.url) || left.bytes <= 0) return false;
  const url = new URL(location, script.url);
  if (!isSameSite(hostOf(url), hostOf(script.url))) return false;
  left.maps -= 1;
  const size = Math.min(left.bytes, maxMapBytes);
  const map = await readSite(url.href, reader, size).catch(readNothing);
  left.bytes -= map?.body.length ?? 0;
  return map?.status === 200 && hasSources(readText(map));
}

function nameMap(location: string): string {
  return location.startsWith('data:') ? 'data:' : location.replace(/[?#].*$/, '');
}

function readNothing(error: unknown): undefined {
  if (!(error instanceof SiteError)) throw error;
}

function unread(outcome: HealthResult['outcome']): HealthResult {
  return { outcome, files: 0, isPartial: false, findings: [] };
}

function typeOf({ headers }: SiteResponse): string {
  return headers.get('content-type') ?? '';
}

function readText({ body }: SiteResponse): string {
  return new TextDecoder().decode(body);
}
