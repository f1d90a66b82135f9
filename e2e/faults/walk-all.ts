import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { startLocalSupabase } from '@showcase/local-supabase';
import { findOrInstallChromium } from '../chromium.ts';
import { releaseAll } from '../fixtures/site/releases.ts';
import { serveSite } from '../fixtures/site/site.ts';
import {
  listCombinations,
  countBySort,
  getName,
  filterCombinations,
  type Combination,
} from './combinations.ts';
import { hiringLegs } from './legs/hiring.ts';
import type { Leg } from './legs/leg.ts';
import { messages } from './legs/messages.ts';
import { plainHost } from './legs/plain-host.ts';
import { visitingLegs } from './legs/visiting.ts';
import { workingLegs } from './legs/working.ts';
import { startFaultProxy, type Occurrence } from './proxy/fault-proxy.ts';
import { printReport, printResult, type Result } from './report.ts';
import { createWindow, type BrowserWindow } from './walk/walk-once.ts';

// FAULTS is a pattern of "leg/sort/kind/request"; FAULTS_LIST=1 lists the matches; FAULTS_EACH=1 breaks shared requests in every leg.
const { FAULTS = '', FAULTS_LIST, FAULTS_EACH, FAULTS_WINDOWS = '3' } = process.env;
const legs: Leg[] = [...hiringLegs, ...workingLegs, messages, ...visitingLegs, plainHost];
const root = resolve(import.meta.dirname, '../..');

const dataDir = await mkdtemp(resolve(tmpdir(), 'showcase-faults-'));
const backend = await startLocalSupabase({ root, dataDir, port: 0, siteUrl: 'http://localhost' });
process.env.API_URL = backend.url;
process.env.API_KEY = backend.publishableKey;
const files = await releaseAll(root, dataDir);
const site = await serveSite({ files, backend, supabaseUrl: '/' });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  handleSIGINT: false,
  handleSIGTERM: false,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

const windows = await Promise.all(
  Array.from({ length: Number(FAULTS_WINDOWS) }, async () =>
    createWindow(browser, await startFaultProxy(site.url)),
  ),
);

// Ctrl-C finishes the pending walks and prints a report of all results so far.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true));

try {
  process.exitCode = (await walkAll()) ? 0 : 1;
} finally {
  await Promise.all(windows.map((window) => window.stop()));
  await browser.close();
  await site.stop();
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function walkAll(): Promise<boolean> {
  const failed: string[] = [];
  const all = listCombinations(await record(failed), { isEach: Boolean(FAULTS_EACH) });
  const wanted = filterCombinations(all, FAULTS);
  console.log(`${all.length} combinations, ${wanted.length} of them in this run`);
  console.table(countBySort(all));
  if (FAULTS_LIST) {
    for (const one of wanted) console.log(getName(one));
    return true;
  }
  const results: Result[] = [];
  await inWindows(wanted, async (one, window) => {
    const result = await walkOne(one, window);
    results.push(result);
    printResult(result, { index: results.length, count: wanted.length });
  });
  printReport(results);
  const isBroken = results.some(({ outcome }) => outcome === 'failed');
  return !isStopped && failed.length === 0 && !isBroken;
}

/** The requests of each leg without faults; `failed` collects legs that do not reach their goal even then. */
async function record(failed: string[]) {
  const recorded = new Map<Leg, Occurrence[]>();
  await inWindows(legs, async (leg, window) => {
    const { finding, actions } = await window.walk(leg, null);
    if (finding || actions.some((action) => /reload|again/.test(action))) {
      return void failed.push(`${leg.name}: ${finding} (${actions.join(', ')})`);
    }
    recorded.set(leg, window.requests());
  });
  for (const line of failed) console.log(`✗ without a fault: ${line}`);
  return legs.map((leg) => ({ leg: leg.name, requests: recorded.get(leg) ?? [] }));
}

async function walkOne(combination: Combination, window: BrowserWindow): Promise<Result> {
  const startedAt = Date.now();
  const leg = legs.find(({ name }) => name === combination.leg);
  if (!leg) throw new Error(`Unknown leg ${combination.leg}`);
  const { finding, actions, isMet } = await window.walk(leg, combination.fault);
  const outcome = finding ? 'failed' : isMet ? 'passed' : 'not met';
  return { ...combination, outcome, finding, actions, seconds: (Date.now() - startedAt) / 1000 };
}

/** Runs the windows in parallel, each with one walk at a time. */
async function inWindows<Item>(
  items: Item[],
  work: (item: Item, window: BrowserWindow) => Promise<void>,
) {
  const queue = [...items];
  await Promise.all(
    windows.map(async (window) => {
      for (let next = queue.shift(); next && !isStopped; next = queue.shift()) {
        await work(next, window);
      }
    }),
  );
}
