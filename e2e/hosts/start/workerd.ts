import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { findFreePort, type Host } from './host.ts';
import { moveSite } from './site-folder.ts';

const RENDERING = 'rendering-worker.js';

/** The part of the shipped configuration that this test reads. */
type WranglerConfig = {
  compatibility_date: string;
  compatibility_flags: string[];
  assets: {
    directory: string;
    binding: string;
    html_handling: 'none';
    not_found_handling: 'none';
    run_worker_first: boolean;
  };
};

/** Cloudflare's workerd with the shipped configuration and one of the shipped workers. */
async function startWorkerd(site: string, worker: string): Promise<Host> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  await moveSite(site, url);
  const folder = resolve(site, 'cloudflare');
  const text = await readFile(resolve(folder, 'wrangler.json'), 'utf8');
  const wrangler = JSON.parse(text) as WranglerConfig;
  const { assets } = wrangler;
  const options: MiniflareOptions = {
    host: '127.0.0.1',
    port,
    modulesRoot: site,
    modules: await listModules(site, worker),
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    assets: {
      directory: resolve(folder, assets.directory),
      binding: assets.binding,
      routerConfig: {
        has_user_worker: true,
        invoke_user_worker_ahead_of_assets: assets.run_worker_first,
      },
      assetConfig: {
        html_handling: assets.html_handling,
        not_found_handling: assets.not_found_handling,
      },
    },
  };
  const workerd = new Miniflare(options);
  await workerd.ready;

  return {
    url,
    // It has read the folder at its start, as a deployment does.
    deploy: async () => {
      await workerd.setOptions({ ...options, modules: await listModules(site, worker) });
    },
    stop: () => workerd.dispose(),
  };
}

/** What `wrangler deploy` would find by following imports. */
async function listModules(site: string, worker: string) {
  const bundles = ['cloudflare/remotes/*.js', 's/*/server/*.js'];
  const paths = worker === RENDERING ? await Array.fromAsync(glob(bundles, { cwd: site })) : [];
  return [`cloudflare/${worker}`, 'cloudflare/site.js', ...paths].map((path) => ({
    type: 'ESModule' as const,
    path: resolve(site, path),
  }));
}

/** With heads of pages, which the browser renders. */
export function startWorker(site: string): Promise<Host> {
  return startWorkerd(site, 'worker.js');
}

/** With pages that the worker renders. */
export function startRenderingWorker(site: string): Promise<Host> {
  return startWorkerd(site, RENDERING);
}
