import { createClient } from '@supabase/supabase-js';
import { secretKey } from '../identity/keys.ts';
import type { Sql } from '../postgres/connect.ts';
import { loadSiteCheck } from './product-code.ts';
import type { SiteNetwork } from './product-code.ts';

type Options = {
  sql: Sql;
  /** Of the API of this backend. */
  url: string;
  siteUrl: string;
  /** Public sites alone by default. */
  network?: SiteNetwork | undefined;
  log: (line: string) => void;
};

const interval = 2_000;

/** Makes the checks of projects that are due, as the Edge Function `check-projects` does on hosted Supabase; every two seconds after `start`. */
export function createProjectChecks({ sql, url, siteUrl, network, log }: Options) {
  const controller = new AbortController();
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  let running: Promise<object> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reported = '';

  async function check(): Promise<object> {
    const [found] = await sql<{ checks: boolean; reports: boolean }[]>`
      select to_regprocedure('public.claim_site_checks(integer)') is not null as checks,
        to_regprocedure('public.claim_health_report()') is not null as reports`;
    if (!found?.checks) return {};
    const code = await loadSiteCheck();
    const options = {
      userAgent: code.createUserAgent(siteUrl),
      signal: controller.signal,
      ...(network && { network }),
    };
    const [checks, reports] = await Promise.all([
      code.checkSites({ ...options, queue: code.createCheckQueue(client) }),
      found.reports ? code.checkHealth({ ...options, queue: code.createHealthQueue(client) }) : {},
    ]);
    return { ...checks, ...reports };
  }
  /** One at a time: a call meanwhile gets the result of the one that runs. */
  function checkOnce(): Promise<object> {
    running ??= check().finally(() => (running = undefined));
    return running;
  }
  async function tick(): Promise<void> {
    await checkOnce().catch((error: unknown) => {
      const line = `Checks of projects wait: ${String(error)}`;
      if (line !== reported && !controller.signal.aborted) log(line);
      reported = line;
    });
    if (!controller.signal.aborted) timer = setTimeout(() => void tick(), interval).unref();
  }

  return {
    check: checkOnce,
    start: () => void tick(),
    /** A check that runs is not awaited: it is due again later. */
    stop: () => {
      controller.abort();
      clearTimeout(timer);
    },
  };
}
