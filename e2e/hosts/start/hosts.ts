import type { Host } from './host.ts';
import { startNginx } from './nginx.ts';
import { startNode } from './node.ts';
import { startRenderingWorker, startWorker } from './workerd.ts';

export type HostName = 'nginx' | 'worker' | 'rendering worker' | 'node';

/** Each host that a folder is walked on, by the name of its Playwright project. */
export const hosts: Record<HostName, (site: string) => Promise<Host>> = {
  nginx: startNginx,
  worker: startWorker,
  'rendering worker': startRenderingWorker,
  node: startNode,
};

/** The environment variable with the URL of a host, for journeys. */
export function urlVariable(name: string): string {
  return `SITE_URL_OF_${name.toUpperCase().replaceAll(' ', '_')}`;
}
