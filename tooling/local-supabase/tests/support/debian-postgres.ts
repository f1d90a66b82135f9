import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unprivilegedUser } from '../../src/postgres/unprivileged-user.ts';
import { connect } from '../../src/index.ts';
import { vi } from 'vitest';

const bin = '/usr/lib/postgresql/15/bin';
export const hasDebianPostgres = existsSync(join(bin, 'postgres'));

/** A plain PostgreSQL 15 from a Linux distribution, on a loopback port. */
export async function startDebianPostgres(folder: string) {
  const user = unprivilegedUser();
  const [data, sockets] = [join(folder, 'data'), join(folder, 'sockets')];
  for (const directory of [data, sockets]) {
    await mkdir(directory, { mode: 0o700 });
    if (user) await chown(directory, user.uid, user.gid);
  }
  const options = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
    '--no-sync',
  ];
  await promisify(execFile)(join(bin, 'initdb'), options, { cwd: '/', ...user });
  const port = await freePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-p',
    String(port),
    '-k',
    sockets,
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    cwd: '/',
    ...user,
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await vi.waitUntil(() => isReady(url), { timeout: 30_000 });
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const sql = connect(url, { max: 1 });
  const row = await sql`select 1`.catch(() => undefined);
  await sql.end();
  return row !== undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
