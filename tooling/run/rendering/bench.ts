import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readRegistry } from '@showcase/release';
import { activeReleases } from '@showcase/remote-contract/registry';
import { createRenderer, createShellReader, startSite } from '@showcase/serve';
import { buildEverything } from '../build.ts';
import { startProduct } from '../serving/start-product.ts';
import { load } from './load.ts';
import { listPages } from './pages.ts';
import { countRenders, renderInSteps } from './renders.ts';

/**
 * `npm run bench:rendering` measures the server: how many pages a core renders per second, how long 50 visitors wait for a page from the
 * cache and without it, and how much memory a worker uses over time. `-- --seconds 5 --renders 10000` are the defaults.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    renders: { type: 'string', default: '10000' },
  },
});
const seconds = Number(values.seconds);

const built = await buildEverything();
if (!built.passed) throw new Error('The build failed. See the output above.');
const folder = await mkdtemp(resolve(tmpdir(), 'bench-rendering-'));
const { site: files, backend, config } = await startProduct(folder);
const options = { ...files, api: backend.url, config };
const renderer = createRenderer(options);
const site = await startSite({ ...options, port: 0 });
try {
  const registry = await readRegistry(files.registry);
  const active = activeReleases(registry);
  const shell = await createShellReader(files.shells)(registry);
  const pages = await listPages(backend);
  const render = (path: string) => renderer.render(new URL(path, site.url), active, shell);

  console.log(`\n${'page'.padEnd(28)}${'renders per second and core'.padStart(30)}`);
  for (const path of pages) {
    const count = await countRenders(() => render(path), seconds);
    console.log(`${name(path).padEnd(28)}${count.toFixed(0).padStart(30)}`);
  }

  console.log(
    `\n${''.padEnd(28)}${['requests/s', 'p50', 'p99', 'unrendered', 'failed'].map(column).join('')}`,
  );
  for (const path of ['/', '/projects', '/about']) {
    print(`${path}, from the cache`, await load(site.url, () => path, seconds));
  }
  let visit = 0;
  const searchForAnother = () => `/projects?q=${(visit += 1)}`;
  print('/projects, not in the cache', await load(site.url, searchForAnother, seconds));

  console.log(`\n${'renders'.padEnd(28)}${column('heap')}`);
  await renderInSteps(
    () => render('/projects'),
    Number(values.renders),
    async (done) => {
      const heap = [...(await renderer.heapBytes())].find(([key]) => key.startsWith('public-site'));
      const megabytes = (heap?.[1] ?? NaN) / 1e6;
      console.log(`${String(done).padEnd(28)}${column(`${megabytes.toFixed(0)} MB`)}`);
    },
  );
} finally {
  await renderer.stop();
  await site.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

function print(label: string, measured: Awaited<ReturnType<typeof load>>) {
  const { perSecond, p50, p99, unrendered, failed } = measured;
  const cells = [perSecond.toFixed(0), `${p50} ms`, `${p99} ms`, unrendered, failed].map(String);
  console.log(`${label.padEnd(28)}${cells.map(column).join('')}`);
}

function column(text: string): string {
  return text.padStart(14);
}

/** Without ids. */
function name(path: string): string {
  return path.replace(/[\da-f]{8}-[\da-f-]{27}/, ':id');
}
