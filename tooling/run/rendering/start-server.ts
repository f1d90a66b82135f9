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
    /** The pages of all projects and creators. */
    itemPages: await listItemPages(backend),
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

type Backend = { url: string; publishableKey: string };
type Project = { id: string; user_id: string };

async function readProjects({ url, publishableKey }: Backend): Promise<Project[]> {
  const response = await fetch(`${url}/rest/v1/projects?select=id,user_id&order=created_at`, {
    headers: { apikey: publishableKey },
  });
  if (!response.ok) throw new Error(`The projects responded with ${response.status}`);
  return (await response.json()) as Project[];
}

async function listItemPages(backend: Backend): Promise<string[]> {
  const projects = await readProjects(backend);
  return [
    ...new Set(
      projects.flatMap(({ id, user_id: user }) => [`/projects/${id}`, `/creators/${user}`]),
    ),
  ];
}

/** A path of each public page, with rows of the seed. */
async function listPages(backend: Backend): Promise<string[]> {
  const [project] = await readProjects(backend);
  if (!project) throw new Error('The seed has no project');
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
