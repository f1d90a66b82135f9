import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../..');

/** All local data of the project: database, uploads, emails, releases. */
export const localDir = resolve(root, '.local');

/** The site of `npm start`. */
export const localSite = {
  releases: resolve(localDir, 'releases'),
  shells: resolve(localDir, 'shells'),
  registry: resolve(localDir, 'registry.json'),
};
export const shellDist = resolve(root, 'apps/shell/dist');

export { remotePorts as devPorts, shellPort as sitePort } from '../ports.ts';
export const apiPort = 54321;

/** The folders of apps that expose a remote. */
export function remoteNames(checkout = root): string[] {
  return readdirSync(resolve(checkout, 'apps')).filter((name) =>
    existsSync(resolve(checkout, 'apps', name, 'src/remote.ts')),
  );
}

/** The runtime configuration of the local default. */
export const localConfig = {
  supabaseUrl: '/',
  supabaseKey: 'sb_publishable_local_showcase',
  registryUrl: '/registry-index.json',
  debugPanel: 'everyone',
  contactEmail: 'hello@bolt-showcase.example',
  remoteOverrides: true,
} as const;
