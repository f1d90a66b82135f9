import { createNetwork } from '../network/network.ts';
import { isBlocked } from '../guard/is-blocked.ts';
import { readSite } from '../guard/read-site.ts';
import type { SiteReader, SiteResponse } from '../guard/read-site.ts';
import { SiteError } from '../guard/site-error.ts';
import type { SiteProblem } from '../guard/site-error.ts';
import { isOnSharedSuffix } from '../hosts/shared-suffix.ts';
import { findMeta } from './find-meta.ts';
import { repositoryFile } from './repository-file.ts';

export type ProofMethod = 'meta' | 'file' | 'record' | 'repository';
/** Where the text was looked for, and what was there instead. */
export type ProofLook = {
  method: ProofMethod;
  problem: 'missing' | 'other-text' | 'blocked' | SiteProblem;
};
export type ProofResult = { method: ProofMethod | null; looks: ProofLook[] };

const proofFile = '.well-known/showcase-verify.txt';

type Look = (
  subject: string,
  text: string,
  reader: SiteReader,
) => Promise<true | ProofLook['problem']>;

/** Looks for the text of a host or a repository wherever it may be, until it is found. */
export async function findProof(
  subject: string,
  text: string,
  reader: SiteReader,
): Promise<ProofResult> {
  const looks: ProofLook[] = [];
  for (const [method, look] of looksFor(subject)) {
    const problem = await look(subject, text, reader).catch(readProblem);
    if (problem === true) return { method, looks };
    looks.push({ method, problem });
  }
  return { method: null, looks };
}

function looksFor(subject: string): [ProofMethod, Look][] {
  if (subject.includes('/')) return [['repository', lookAtRepository]];
  const looks: [ProofMethod, Look][] = [
    ['file', lookAtFile],
    ['meta', lookAtMeta],
  ];
  return isOnSharedSuffix(subject) ? looks : [...looks, ['record', lookAtRecord]];
}

const lookAtFile: Look = async (host, text, reader) =>
  compareFile(await readSite(`https://${host}/${proofFile}`, reader, text.length + 200), text);

const lookAtRepository: Look = async (subject, text, reader) => {
  const url = repositoryFile(subject, proofFile);
  if (url === undefined) return 'invalid-url';
  return compareFile(await readSite(url, reader, text.length + 200), text);
};

/** Only the text and nothing else: many hosts answer with a page whatever the path is. */
function compareFile(response: SiteResponse, text: string) {
  if (isBlocked(response)) return 'blocked';
  if (response.status !== 200) return 'missing';
  return !response.isCut && readText(response).trim() === text ? true : 'other-text';
}

/** On the first page of the host: a page below may be that of one of its users. */
const lookAtMeta: Look = async (host, text, reader) => {
  const response = await readSite(`https://${host}/`, reader, 1_000_000);
  if (isBlocked(response)) return 'blocked';
  if (response.status !== 200) return 'missing';
  const found = findMeta(readText(response));
  if (found.includes(text)) return true;
  return found.length > 0 ? 'other-text' : 'missing';
};

/** Below a label of its own, as a host that is an alias can have no text itself. */
const lookAtRecord: Look = async (host, text, { network = createNetwork() }) => {
  const found = await network.findTexts(`_showcase.${host}`);
  if (found.some((record) => record.trim() === text)) return true;
  return found.length > 0 ? 'other-text' : 'missing';
};

function readText({ body }: SiteResponse): string {
  return new TextDecoder().decode(body);
}

function readProblem(error: unknown): SiteProblem {
  if (error instanceof SiteError) return error.problem;
  return 'unknown-host';
}
