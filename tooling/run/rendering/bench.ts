import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { againstOptions, openBuiltCheckouts } from '../against/checkouts.ts';
import type { Figure } from '../against/comparison.ts';
import { namesOf, printRounds } from '../against/rounds.ts';
import { load } from './load.ts';
import { countRenders, renderInSteps } from './renders.ts';
import { startServer, type Server } from './start-server.ts';

/**
 * `npm run bench:rendering` measures the server: how many pages a core renders per second, how long 50 visitors wait for a page from the
 * cache and without it, and how much memory a worker uses over time. `-- --seconds 5 --renders 10000` are the defaults.
 */
const { values } = parseArgs({
  options: {
    ...againstOptions,
    seconds: { type: 'string', default: '5' },
    renders: { type: 'string', default: '10000' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.runs)];

const VISITORS = 50;
let visit = 0;
const loads = {
  '/, from the cache': () => '/',
  '/projects, from the cache': () => '/projects',
  '/about, from the cache': () => '/about',
  '/projects, not in the cache': () => `/projects?q=${(visit += 1)}`,
};

const checkouts = await openBuiltCheckouts(values.against);
const servers: Server[] = [];
try {
  for (const checkout of checkouts) servers.push(await startServer(checkout));
  const names = namesOf(checkouts);
  console.log('\npages rendered per second and core');
  await printRounds(servers, rounds, countPages, names);
  console.log(`\n${VISITORS} visitors at once`);
  await printRounds(servers, rounds, loadPages, names);
  console.log('\n20 visitors at once, with two processes beside the server that never rest');
  await printRounds(servers, rounds, loadBusyPages, names);
  // A heap only grows, so one round.
  console.log('\nheap of a worker after so many renders');
  await printRounds(servers, 1, measureHeap, names);
} finally {
  for (const server of servers) await server.stop();
}

async function countPages({ pages, render }: Server): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) {
    const value = await countRenders(() => render(path), seconds);
    figures.push({ label: withoutIds(path), unit: '', value });
  }
  return figures;
}

async function loadPages({ url }: Server): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, getPath] of Object.entries(loads)) {
    const { perSecond, p50, p99, unrendered, failed } = await load(url, getPath, {
      visitors: VISITORS,
      seconds,
    });
    figures.push(
      { label: `${name}: requests per second`, unit: '', value: perSecond },
      { label: `${name}: p50`, unit: 'ms', value: p50 },
      { label: `${name}: p99`, unit: 'ms', value: p99 },
      { label: `${name}: unrendered`, unit: '', value: unrendered },
      { label: `${name}: failed`, unit: '', value: failed },
    );
  }
  return figures;
}

/** How many of the pages the server rendered, while others use the processor. */
async function loadBusyPages({ url, itemPages }: Server): Promise<Figure[]> {
  const kinds = {
    'fixed pages that the server rendered': ['/about', '/pricing', '/login'],
    'other pages that the server rendered': ['/', '/projects', '/creators', ...itemPages],
  };
  const busy = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    const figures: Figure[] = [];
    for (const [label, paths] of Object.entries(kinds)) {
      const getPath = () => paths[(visit += 1) % paths.length] ?? '/';
      const { total, unrendered } = await load(url, getPath, { visitors: 20, seconds });
      figures.push({ label, unit: '', value: 1 - unrendered / total });
    }
    return figures;
  } finally {
    for (const one of busy) one.kill();
  }
}

async function measureHeap({ render, readHeap }: Server): Promise<Figure[]> {
  const figures: Figure[] = [];
  await renderInSteps(
    () => render('/projects'),
    Number(values.renders),
    async (done) => {
      figures.push({ label: String(done), unit: 'MB', value: await readHeap() });
    },
  );
  return figures;
}

function withoutIds(path: string): string {
  return path.replace(/[\da-f]{8}-[\da-f-]{27}/, ':id');
}
