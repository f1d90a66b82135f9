import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalSupabase } from '../../src/index.ts';
import { fixture } from './backend.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'local-supabase-'));
const options = { root: fixture, dataDir, port: 0, isThrowaway: true };
const { databaseUrl } = await startLocalSupabase(options);
const sockets = decodeURIComponent(new URL(databaseUrl).hostname);
console.log(JSON.stringify({ dataDir, sockets }));
