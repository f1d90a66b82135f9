import type { SiteReader } from '../guard/read-site.ts';
import { checkRepositoryHealth } from './check-repository-health.ts';
import { checkSiteHealth, maxHealthRequests } from './check-site-health.ts';
import type { HealthResult } from './check-site-health.ts';
import type { HealthQueue, HealthRequest } from './health-queue.ts';

type Options = Pick<SiteReader, 'userAgent' | 'network' | 'timeLimit'> & {
  queue: HealthQueue;
  /** A report takes more of the processor than a check does. */
  maxReports?: number;
  signal?: AbortSignal;
};

/** Makes the parts of health reports that are due, one after the other. One that breaks is due again later. */
export async function checkHealth({
  queue,
  maxReports = 1,
  signal,
  ...reader
}: Options): Promise<{ reports: number }> {
  let reports = 0;
  while (reports < maxReports && !signal?.aborted) {
    const request = await queue.claim();
    if (!request) break;
    const result = await make(request, reader).catch(() => undefined);
    if (result) await queue.report(request.id, result);
    reports += 1;
  }
  return { reports };
}

function make(
  { part, subject, url }: HealthRequest,
  given: Omit<SiteReader, 'requests'>,
): Promise<HealthResult> {
  const reader = { ...given, requests: { left: maxHealthRequests } };
  if (part === 'repository') return checkRepositoryHealth(subject, reader);
  return checkSiteHealth(url ?? `https://${subject}/`, subject, reader);
}
