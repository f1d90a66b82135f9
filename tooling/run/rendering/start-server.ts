import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { readRegistry } from '@showcase/release';
import { activeReleases } from '@showcase/remote-contract/registry';
import { importProduct } from '../against/product.ts';
import { startProduct } from '../serving/start-product.ts';
import { listPages } from './pages.ts';

export type Server = Awaited<ReturnType<typeof startServer>>;

/** The site of a built checkout, and its renderer alone. */
export async function startServer({ root }: { root: string }) {
  const { createRenderer, createShellReader, startSite } = await importProduct(root);
  const folder = await mkdtemp(resolve(tmpdir(), 'bench-rendering-'));
  const { site: files, backend, config } = await startProduct(folder, root);
  const options = { ...files, api: backend.url, config };
  const renderer = createRenderer(options);
  const site = await startSite({ ...options, port: 0 });
  const registry = await readRegistry(files.registry);
  const active = activeReleases(registry);
  const shell = await createShellReader(files.shells)(registry);
  return {
    url: site.url,
    pages: await listPages(backend),
    render: (path: string) => renderer.render(new URL(path, site.url), active, shell),
    /** The bytes that the worker of the public site uses. */
    readHeap: async () => {
      const heaps = [...(await renderer.heapBytes())];
      return heaps.find(([key]) => key.startsWith('public-site'))?.[1] ?? NaN;
    },
    stop: async () => {
      await renderer.stop();
      await site.stop();
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
