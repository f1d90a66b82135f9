import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import {
  compressFiles,
  describeRemote,
  computeIntegrity,
  listPageModules,
  readRegistry,
  VERSION_MARK,
  withRelease,
  withShell,
  writeRegistry,
  type LocalSite,
} from '@showcase/release';
import type { Registry } from '@showcase/remote-contract/registry';
import { startSite } from '@showcase/serve';
import type { Checkout } from '../../against/checkouts.ts';
import { importProduct } from '../../against/product.ts';
import { root } from '../../project.ts';
import { startProduct } from '../../serving/start-product.ts';
import { startProxy } from './proxy.ts';
import { buildMonolith, CHANGED_HEADING, HEADING } from './monolith.ts';

const MONOLITH_FOLDER = 'all';

export type Site = {
  name: string;
  url: string;
  /** The same over 4G. */
  slowUrl: string;
  /** The same site without the proxy. */
  origin: string;
  backend: { url: string; publishableKey: string };
  /** Publishes the next release of the public site, with a different text on its landing page. */
  release: () => Promise<void>;
};

type Stop = () => unknown;

/** The product of two checkouts, or of one and its monolith on the same backend, each behind its own proxy. */
export async function startSites(checkouts: Checkout[]) {
  const folder = await mkdtemp(resolve(tmpdir(), 'bench-federation-'));
  const stops: Stop[] = [() => rm(folder, { recursive: true, force: true })];
  const compared: Site[] = [];
  for (const checkout of checkouts) {
    const ofCheckout = resolve(folder, checkout.name);
    const product = await startProduct(ofCheckout, checkout.root);
    stops.push(product.backend.stop);
    if (checkouts.length === 1) compared.push(await startMonolith(folder, product, stops));
    const { startSite } = await importProduct(checkout.root);
    const { backend, config, site } = product;
    const options = { config: { ...config, remoteOverrides: false }, api: backend.url, port: 0 };
    const started = await startSite({ ...options, ...site });
    compared.push({
      name: checkouts.length === 1 ? 'federated' : checkout.name,
      ...(await addProxy(started, ofCheckout, stops)),
      backend,
      release: () => releaseChanged(site.releases, site.registry),
    });
  }
  return {
    compared,
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
}

async function startMonolith(
  folder: string,
  { backend, config, site }: Awaited<ReturnType<typeof startProduct>>,
  stops: Stop[],
): Promise<Site> {
  const [before, after] = [resolve(folder, 'monolith'), resolve(folder, 'monolith-changed')];
  await buildMonolith(before);
  await buildMonolith(after, { isChanged: true });
  const to = {
    releases: resolve(folder, 'none'),
    shells: resolve(folder, 'monolith-shells'),
    registry: resolve(folder, 'monolith.json'),
  };
  await releaseMonolith(before, '1', { registry: site.registry, to });
  const options = { config: { ...config, remoteOverrides: false }, api: backend.url, port: 0 };
  const started = await startSite({ ...options, ...to });
  return {
    name: 'monolith',
    ...(await addProxy(started, folder, stops)),
    backend,
    release: () => releaseMonolith(after, '2', { registry: site.registry, to }),
  };
}

async function addProxy(
  site: { url: string; stop: () => Promise<void> },
  folder: string,
  stops: Stop[],
) {
  const { url, slowUrl, stop } = await startProxy(site.url, folder);
  stops.push(site.stop, stop);
  return { url, slowUrl, origin: site.url };
}

/** Releases the monolith as a single build is deployed: its files of all versions are in one folder, so that a browser has what did not change. */
async function releaseMonolith(
  dist: string,
  version: string,
  { registry, to }: { registry: string; to: LocalSite },
): Promise<void> {
  await cp(dist, resolve(to.shells, MONOLITH_FOLDER), { recursive: true });
  const folder = resolve(to.shells, version);
  await cp(resolve(root, 'apps/shell/public'), resolve(folder, 'root'), { recursive: true });
  const html = await readFile(resolve(dist, 'index.html'), 'utf8');
  await writeFile(resolve(folder, 'index.html'), html.replaceAll(VERSION_MARK, MONOLITH_FOLDER));
  const entry = `/s/${version}/index.html`;
  const integrity = await computeIntegrity(folder);
  const hinted = await withPageHints(registry, dist);
  const shell = { version, entry, integrity, contract: 1, provides: {} };
  await writeRegistry(to.registry, withShell(hinted, shell));
}

/** The monolith's registry: the same paths and, for each, its page's chunks, so that it has the same preload hints. */
async function withPageHints(from: string, dist: string): Promise<Registry> {
  const { remotes } = await readRegistry(from);
  let registry: Registry = { contract: 1, remotes: {} };
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
      entry: `/s/${MONOLITH_FOLDER}/remote.js`,
      preload: [],
      pages,
      integrity: {},
      requires: {},
    });
  }
  return registry;
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
  await compressFiles(folder, 'quick');
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
