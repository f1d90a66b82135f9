import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import {
  compressFiles,
  describeRemote,
  computeIntegrity,
  listPageModules,
  readRegistry,
  withRelease,
  writeRegistry,
} from '@showcase/release';
import { startSite } from '@showcase/serve';
import { root, shellDist } from '../../project.ts';
import { startProduct } from '../../serving/start-product.ts';
import { startProxy } from './proxy.ts';
import { buildMonolith, CHANGED_HEADING, HEADING } from './monolith.ts';

export type Site = {
  name: 'monolith' | 'federated';
  url: string;
  /** The same over 4G. */
  slowUrl: string;
  /** The same site without the proxy. */
  origin: string;
  /** Publishes the next release of the public site, with a different text on its landing page. */
  release: () => Promise<void>;
};

/** Both builds of the product on one backend, each behind its own proxy. */
export async function startSites() {
  const folder = await mkdtemp(resolve(tmpdir(), 'bench-federation-'));
  const [before, after] = [resolve(folder, 'monolith'), resolve(folder, 'monolith-changed')];
  await buildMonolith(before);
  await buildMonolith(after, { isChanged: true });
  const { releases, registry, backend, config: local } = await startProduct(folder);
  const config = { ...local, remoteOverrides: false };
  const served = resolve(folder, 'served');
  const hintedRegistry = resolve(folder, 'monolith.json');
  const options = { config, api: backend.url, port: 0 };
  await cp(before, served, { recursive: true });
  await addPageHints(registry, served, hintedRegistry);
  const monolithSite = await startSite({
    ...options,
    shell: served,
    releases: served,
    registry: hintedRegistry,
  });
  const federatedSite = await startSite({ ...options, shell: shellDist, releases, registry });
  const monolithProxy = await startProxy(monolithSite.url, folder);
  const federatedProxy = await startProxy(federatedSite.url, folder);

  const monolith: Site = {
    name: 'monolith',
    url: monolithProxy.url,
    slowUrl: monolithProxy.slowUrl,
    origin: monolithSite.url,
    release: async () => {
      await cp(after, served, { recursive: true });
      await addPageHints(registry, served, hintedRegistry);
    },
  };
  const federated: Site = {
    name: 'federated',
    url: federatedProxy.url,
    slowUrl: federatedProxy.slowUrl,
    origin: federatedSite.url,
    release: () => releaseChanged(releases, registry),
  };
  return {
    monolith,
    federated,
    backend,
    stop: async () => {
      monolithProxy.stop();
      federatedProxy.stop();
      await Promise.all([monolithSite.stop(), federatedSite.stop()]);
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The monolith's registry: the same paths and, for each, its page's chunks, so that it has the same preload hints. */
async function addPageHints(from: string, dist: string, to: string): Promise<void> {
  const { remotes } = await readRegistry(from);
  let registry = { contract: 1, remotes: {} };
  for (const [name, { mount, active, versions }] of Object.entries(remotes)) {
    const release = versions[active];
    if (!release) continue;
    const { pageFiles } = await describeRemote(root, resolve(root, 'apps', name));
    const pages = await listPageModules(dist, pageFiles, []);
    const { paths, signIn } = release;
    registry = withRelease(registry, {
      name,
      mount,
      version: active,
      paths,
      signIn,
      entry: '/remote.js',
      preload: [],
      pages,
      integrity: {},
      requires: {},
    });
  }
  await writeRegistry(to, registry);
}

async function releaseChanged(releases: string, registryFile: string): Promise<void> {
  const name = 'public-site';
  const registry = await readRegistry(registryFile);
  const { active = '', mount = '/', versions = {} } = registry.remotes[name] ?? {};
  const version = `${active}-next`;
  const folder = resolve(releases, name, version);
  await mkdir(folder, { recursive: true });
  await cp(resolve(releases, name, active), folder, { recursive: true });
  const files = Object.keys(await computeIntegrity(folder)).filter((file) => file.endsWith('.js'));
  for (const file of files) {
    const code = await readFile(resolve(folder, file), 'utf8');
    await writeFile(resolve(folder, file), code.replaceAll(HEADING, CHANGED_HEADING));
  }
  await compressFiles(folder);
  const release = versions[active];
  if (!release) throw new Error(`${name} has no release`);
  const entry = `/r/${name}/${version}/remoteEntry.js`;
  const { server, detailsHash: _detailsHash, ...others } = release;
  const { [server?.file ?? '']: hash = '', ...integrity } = await computeIntegrity(folder);
  const next = {
    ...others,
    ...(server && { server: { ...server, hash } }),
    ...{ name, mount, version, entry, integrity },
  };
  await writeRegistry(registryFile, withRelease(registry, next));
}
