import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

export const shellPort = 3000;

/** Where each remote's dev server listens. */
export const remotePorts = readPorts(resolve(import.meta.dirname, '..'));

/** The ports of the remotes in a repository, which are in their package.json: `"config": { "port": 3001 }`. */
export function readPorts(root: string): Record<string, number> {
  const ports = globSync('apps/*/package.json', { cwd: root }).flatMap((file) => {
    const { config } = JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Description;
    return config?.port ? [[basename(dirname(file)), config.port] as const] : [];
  });
  return Object.fromEntries(ports);
}

type Description = { config?: { port?: number } };
