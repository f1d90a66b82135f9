import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../serving/launch-browser.ts';

/** What is done in one page of a browser, and the pictures that it takes. */
export type Job = { files: string[]; run: (browser: Browser) => Promise<void> };

/** Each has a browser of its own: in one browser, the pages' animations take each other's time. */
const BROWSERS = 2;

/** Far longer than any takes. */
const LIMIT_MS = 120_000;

/** The same letters and colors on every machine with the same fonts. */
export const stillFlags = ['--font-render-hinting=none', '--force-color-profile=srgb'];

/** Runs all jobs; returns the pictures that could not be made, each with its reason. */
export async function runJobs(jobs: Job[]): Promise<Map<string, string>> {
  const failures = new Map<string, string>();
  const waiting = [...jobs];
  const work = async () => {
    const browser = await launchBrowser(...stillFlags);
    try {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { files, run } = job;
        await limit(run(browser)).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          for (const file of files) failures.set(file, reason);
        });
        for (const context of browser.contexts()) await context.close();
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: BROWSERS }, work));
  return failures;
}

/** Rejects if the job hangs; it ends when its pages are closed. */
async function limit(job: Promise<void>): Promise<void> {
  const end = new AbortController();
  const hang = pause(LIMIT_MS, null, { signal: end.signal }).then(() => {
    throw new Error(`It took more than ${LIMIT_MS / 1000} s.`);
  });
  await Promise.race([job, hang]).finally(() => end.abort());
}
