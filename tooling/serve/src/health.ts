import type { Registry } from '@showcase/remote-contract/registry';
import { z } from 'zod';
import { productVersion } from '../../product-version.ts';
import { readRows } from './public/read-rows.ts';
import type { Source } from './public/source.ts';
import type { RenderCounts } from './pages/page-responder.ts';
import type { CachedPage } from './rendering/page-cache.ts';
import type { Shell } from './shell/shell-reader.ts';

/** The body of `/health`: for each part `ok`, or a sentence that says what is wrong. */
export type Health = {
  status: 'ok' | 'failing';
  /** The version of the product that this server is part of. */
  product: string;
  /** The active release of the shell; null if it cannot be read. */
  shell: string | null;
  checks: Record<'shell' | 'registry' | 'backend', string>;
  pages: RenderCounts;
};

/** Responds to `/health`: whether a visitor would get a page, and what it needs. 503 if something is missing. */
export async function respondWithHealth(options: {
  source: Source;
  readRegistry: () => Promise<Registry>;
  readShell: (registry: Registry) => Promise<Shell>;
  pages: RenderCounts;
}): Promise<CachedPage> {
  const [shell, registry, backend] = await Promise.all([
    options
      .readRegistry()
      .then(options.readShell)
      .catch(() => null),
    checkRegistry(options.readRegistry),
    checkBackend(options.source),
  ]);
  const checks = { shell: shell ? 'ok' : "The shell can't be read", registry, backend };
  const isHealthy = Object.values(checks).every((outcome) => outcome === 'ok');
  const version = shell?.version ?? null;
  const { pages } = options;
  const health: Health = {
    status: isHealthy ? 'ok' : 'failing',
    product: productVersion,
    shell: version,
    checks,
    pages,
  };
  return {
    status: isHealthy ? 200 : 503,
    headers: [
      ['content-type', 'application/json'],
      ['cache-control', 'no-store'],
    ],
    body: JSON.stringify(health),
  };
}

async function checkRegistry(readRegistry: () => Promise<Registry>): Promise<string> {
  try {
    await readRegistry();
    return 'ok';
  } catch {
    return "The registry can't be read";
  }
}

/** A row that every visitor may read, so that the API and its database both have to answer. Gives up after 1.5 s. */
async function checkBackend(source: Source): Promise<string> {
  try {
    const query = { select: 'id', limit: '1' };
    await readRows(source, 'projects', { query, row: z.object({ id: z.string() }) });
    return 'ok';
  } catch {
    return "The backend doesn't respond";
  }
}
