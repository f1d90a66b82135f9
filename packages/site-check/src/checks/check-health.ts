import type { Network } from '../network/network.ts';
import { checkRepositoryHealth } from './check-repository-health.ts';
import { checkSiteHealth, maxHealthRequests } from './check-site-health.ts';
import type { HealthResult } from './check-site-health.ts';
import type { HealthQueue, HealthRequest } from './health-queue.ts';

type Options = {
  queue: HealthQueue;
  userAgent: string;
  network?: Network;
  /** A report takes more of the processor than a check does. */
  maxReports?: number;
  signal?: AbortSignal;
};

/** Makes the parts of health reports that are due, one after the other. One that breaks is due again later. */
export async function checkHealth({
  queue,
  userAgent,
  network,
  maxReports = 1,
  signal,
}: Options): Promise<{ reports: number }> {
  let reports = 0;
  while (reports < maxReports && !signal?.aborted) {
    const request = await queue.claim();
    if (!request) break;
    const result = await make(request, userAgent, network).catch(() => undefined);
    if (result) await queue.report(request.id, result);
    reports += 1;
  }
  return { reports };
}

function make(
  { part, subject, url }: HealthRequest,
  userAgent: string,
  network: Network | undefined,
): Promise<HealthResult> {
  const requests = { left: maxHealthRequests };
  const reader = { userAgent, requests, ...(network === undefined ? {} : { network }) };
  if (part === 'repository') return checkRepositoryHealth(subject, reader);
  return checkSiteHealth(url ?? `https://${subject}/`, subject, reader);
}
