import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, startLocalSupabase } from '@showcase/local-supabase';
import type { TestProject } from 'vitest/node';
import { planOnce } from '../../../tooling/testing/plan-once.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backend: { url: string; key: string; databaseUrl: string };
  }
}

/** A separate backend with the product's own schema and sample world. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-data-'));
  const root = resolve(import.meta.dirname, '../../..');
  const server = await startLocalSupabase({ root, dataDir, port: 0, isThrowaway: true });
  const { url, publishableKey, databaseUrl } = server;
  await planOnce(connect(databaseUrl, { max: 1 }));
  project.provide('backend', { url, key: publishableKey, databaseUrl });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
