import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { readRegistry } from '@showcase/release';
import { activeReleases } from '@showcase/remote-contract/registry';
import { importProduct } from '../against/product.ts';
import { startProduct } from '../serving/start-product.ts';

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

/** A path of each public page, with rows of the seed. */
async function listPages(backend: { url: string; publishableKey: string }): Promise<string[]> {
  const read = async (query: string) => {
    const response = await fetch(`${backend.url}/rest/v1/${query}`, {
      headers: { apikey: backend.publishableKey },
    });
    if (!response.ok) throw new Error(`${query} responded with ${response.status}`);
    const [row] = (await response.json()) as { id: string; user_id: string }[];
    if (!row) throw new Error(`${query} found nothing`);
    return row;
  };
  const project = await read('projects?select=id,user_id&order=created_at&limit=1');
  return [
    '/',
    '/projects',
    `/projects/${project.id}`,
    '/creators',
    `/creators/${project.user_id}`,
    '/about',
    '/pricing',
    '/login',
    '/no/such/page',
  ];
}
