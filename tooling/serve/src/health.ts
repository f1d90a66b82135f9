import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Registry } from '@showcase/remote-contract/registry';
import { z } from 'zod';
import { readRows } from './head/items/read-rows.ts';
import type { Source } from './head/page-head.ts';
import type { CachedPage } from './rendering/page-cache.ts';

/** The body of `/health`: for each part `ok`, or a sentence that says what is wrong. */
export type Health = {
  status: 'ok' | 'failing';
  /** The release of the shell; null if its page cannot be read. */
  shell: string | null;
  checks: Record<'shell' | 'registry' | 'backend', string>;
};

/** Responds to `/health`: whether a visitor would get a page, and what it needs. 503 if something is missing. */
export async function respondWithHealth(options: {
  /** The folder of the built shell. */
  shell: string;
  source: Source;
  readRegistry: () => Promise<Registry>;
}): Promise<CachedPage> {
  const [shell, registry, backend] = await Promise.all([
    readShellRelease(options.shell),
    checkRegistry(options.readRegistry),
    checkBackend(options.source),
  ]);
  const checks = { shell: shell ? 'ok' : "The shell's page can't be read", registry, backend };
  const isHealthy = Object.values(checks).every((outcome) => outcome === 'ok');
  const health: Health = { status: isHealthy ? 'ok' : 'failing', shell, checks };
  return {
    status: isHealthy ? 200 : 503,
    headers: [
      ['content-type', 'application/json'],
      ['cache-control', 'no-store'],
    ],
    body: JSON.stringify(health),
  };
}

/** The build writes it into the page. */
async function readShellRelease(folder: string): Promise<string | null> {
  const html = await readFile(resolve(folder, 'index.html'), 'utf8').catch(() => '');
  return /<html[^>]* data-release="([^"]+)"/.exec(html)?.[1] ?? null;
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
