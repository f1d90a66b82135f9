import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalSupabase, type LocalSupabase } from '@showcase/local-supabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../project.ts';
import { grantAdmin, type GrantTarget } from './grant-admin.ts';

let dataDir: string;
let backend: LocalSupabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'showcase-grant-'));
  backend = await startLocalSupabase({ root, dataDir, port: 0, isThrowaway: true });
}, 60_000);

afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const reason = 'Runs the place';
const targets: [name: string, place: () => GrantTarget, email: string][] = [
  ['its secret key', () => ({ url: backend.url, secretKey: backend.secretKey }), 'creator'],
  ['its DATABASE_URL', () => ({ databaseUrl: backend.databaseUrl }), 'client'],
];

describe.each(targets)('a service reached by %s', (_name, target, name) => {
  it('grants by email address and reports an existing admin', async () => {
    const grant = { email: `${name}@example.com`, reason };
    expect(await grantAdmin(target(), grant)).toBe(true);
    expect(await grantAdmin(target(), grant)).toBe(false);
  });

  it('explains a failure', async () => {
    const attempt = grantAdmin(target(), { email: 'nobody@example.com', reason });
    await expect(attempt).rejects.toThrow('This account no longer exists');
  });
});

it('rejects any other key', async () => {
  const target = { url: backend.url, secretKey: backend.publishableKey };
  const attempt = grantAdmin(target, { email: 'creator@example.com', reason });
  await expect(attempt).rejects.toThrow('permission denied');
});
