import type { SiteReader } from '../guard/read-site.ts';
import { findProof } from '../proofs/find-proof.ts';
import type { ProofResult } from '../proofs/find-proof.ts';
import { checkRuns } from '../runs/check-runs.ts';
import type { CheckQueue, CheckReport, SiteCheck } from './check-queue.ts';

type Options = Pick<SiteReader, 'userAgent' | 'network' | 'timeLimit'> & {
  queue: CheckQueue;
  /** For how many milliseconds more checks are claimed. */
  timeBudget?: number;
  maxChecks?: number;
  signal?: AbortSignal;
  now?: () => number;
};

/** Makes the checks that are due, one after the other. One that breaks is reported by no one, and is due again later. */
export async function checkSites({
  queue,
  timeBudget = 50_000,
  maxChecks = 100,
  signal,
  now = Date.now,
  ...reader
}: Options): Promise<{ checked: number; broken: number }> {
  const end = now() + timeBudget;
  const result = { checked: 0, broken: 0 };
  while (now() < end && result.checked + result.broken < maxChecks && !signal?.aborted) {
    const check = await queue.claim();
    if (!check) break;
    const report = await make(check, reader).catch(() => undefined);
    if (report) await queue.report(check.id, report);
    result[report ? 'checked' : 'broken'] += 1;
  }
  return result;
}

async function make(
  { kind, target, text, requests }: SiteCheck,
  given: Omit<SiteReader, 'requests'>,
): Promise<CheckReport> {
  const left = { left: requests };
  const reader = { ...given, requests: left };
  if (kind === 'runs') {
    const { state } = await checkRuns(target, reader);
    return { outcome: state, method: null, requests: requests - left.left };
  }
  const proof = await findProof(target, text ?? '', reader);
  return { outcome: outcomeOf(proof), method: proof.method, requests: requests - left.left };
}

/** Another text is more helpful to know than a missing one, and that more than why it could not be read. A record may be missing anywhere. */
function outcomeOf({ method, looks }: ProofResult): string {
  if (method !== null) return 'proven';
  const problems = looks.map(({ problem }) => problem);
  if (problems.includes('other-text')) return 'other-text';
  const read = looks.filter((look) => look.method !== 'record').map(({ problem }) => problem);
  return read.includes('missing') ? 'missing' : (read[0] ?? 'missing');
}
