import { createClient } from '@supabase/supabase-js';
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { publishableKey } from '../src/index.ts';
import { password, temporaryFolder } from './support/backend.ts';
import { isRunning, startCli } from './support/cli.ts';

let dataDir: string;

async function makeFolder() {
  dataDir = await temporaryFolder();
}

async function removeFolder() {
  await untilDatabaseIsGone();
  await rm(dataDir, { recursive: true, force: true });
}

async function databasePid(): Promise<number> {
  const file = join(dataDir, 'database', 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || 2 ** 30;
}

function untilDatabaseIsGone() {
  return vi.waitUntil(async () => !isRunning(await databasePid()), { timeout: 60_000 });
}

const createDataClient = (url: string) =>
  createClient(url, publishableKey, { auth: { persistSession: false } });

describe('the backend as a process', () => {
  beforeAll(makeFolder);
  afterEach(untilDatabaseIsGone);
  afterAll(removeFolder);

  it('stops with its database on a signal that arrives twice, as in a process group', async () => {
    const backend = startCli(dataDir);
    const url = await backend.ready;
    const pid = await databasePid();

    void backend.kill('SIGTERM');
    const isUnresponsive = () =>
      fetch(url).then(
        () => false,
        () => true,
      );
    await vi.waitUntil(isUnresponsive, { interval: 1, timeout: 60_000 });
    const { code } = await backend.kill('SIGTERM');

    expect(code).toBe(0);
    expect(isRunning(pid)).toBe(false);
  });

  it('rejects a data folder that another backend uses, without disturbing it', async () => {
    const first = startCli(dataDir);
    const url = await first.ready;
    const second = await startCli(dataDir).exited;

    expect(second).toEqual({
      code: 1,
      errors: `The data folder ${dataDir} is already used by another running backend; stop that one first.\n`,
    });
    expect((await createDataClient(url).from('people').select()).error).toBeNull();
    await first.kill('SIGTERM');
  });

  it('explains that a port is taken', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, errors } = await startCli(dataDir, { port }).exited;
    server.close();

    expect(code).toBe(1);
    expect(errors.trim().split('\n').at(-1)).toBe(
      `Port ${port} is already in use; stop the program that uses it and start again.`,
    );
  });

  it('exits with the cause if its database dies during requests', async () => {
    const backend = startCli(dataDir);
    const url = await backend.ready;
    const headers = { apikey: publishableKey };
    let [responseCount, isDone] = [0, false];
    const sendRequests = async () => {
      while (!isDone) {
        await fetch(`${url}/rest/v1/people?select=*`, { headers }).catch(() => undefined);
        responseCount += 1;
      }
    };
    const loops = Array.from({ length: 8 }, sendRequests);
    await vi.waitUntil(() => responseCount > 200, { timeout: 60_000 });
    process.kill(await databasePid(), 'SIGKILL');
    const { code, errors } = await backend.exited;
    isDone = true;
    await Promise.all(loops);

    expect(code).toBe(1);
    expect(errors).toContain('The database server ended (signal SIGKILL)');
    expect(errors).not.toContain('TypeError');
  });

  it('stops its database when it is killed', async () => {
    const backend = startCli(dataDir);
    await backend.ready;
    const pid = await databasePid();
    await backend.kill('SIGKILL');

    await vi.waitUntil(() => !isRunning(pid), { timeout: 60_000 });
  });
});

describe('the backend after a kill', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('loses no acknowledged row if it is killed during writes', async () => {
    const email = 'writer@example.com';
    const acknowledged: string[] = [];
    for (const [round, enough] of [17, 60, 5, 40].slice(0, rounds(2, 4)).entries()) {
      const backend = startCli(dataDir);
      const client = createDataClient(await backend.ready);
      const credentials = { email, password };
      const { error } = await (round === 0
        ? client.auth.signUp(credentials)
        : client.auth.signInWithPassword(credentials));
      expect(error).toBeNull();
      const rows = await client.from('notes').select('title').limit(1000);
      expect(
        acknowledged.filter((title) => !rows.data?.some((row) => row.title === title)),
      ).toEqual([]);

      await writeUntilKilled(
        round,
        enough,
        async (title) => {
          const result = await client.from('notes').insert({ title });
          if (result.error) return false;
          acknowledged.push(title);
          return true;
        },
        async () => {
          // Every other time the database server is killed too, without a chance to flush anything.
          if (round % 2 === 1) process.kill(await databasePid(), 'SIGKILL');
          return backend.kill('SIGKILL');
        },
      );
    }
    const backend = startCli(dataDir);
    const client = createDataClient(await backend.ready);
    await client.auth.signInWithPassword({ email, password });
    const rows = await client.from('notes').select('title').limit(1000);
    await backend.kill('SIGTERM');

    const titles = new Set(rows.data?.map((row: { title: string }) => row.title));
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds(77, 122));
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
  }, 240_000);

  const milestones = ['database.new-*/PG_VERSION', 'database', 'jwt-secret'];
  it.each([...milestones, 'database.new-*/pg_notify'].slice(0, rounds(2, 4)))(
    'starts over after a kill during the first start, once %s exists',
    async (milestone) => {
      const killed = startCli(dataDir);
      await vi.waitUntil(() => globSync(milestone, { cwd: dataDir }).length > 0, {
        interval: 1,
        timeout: 60_000,
      });
      await killed.kill('SIGKILL');

      const backend = startCli(dataDir);
      const { error } = await createDataClient(await backend.ready)
        .from('people')
        .select();
      await backend.kill('SIGTERM');

      expect(error).toBeNull();
    },
  );
});

/** Eight parallel writers; the kill comes as soon as enough writes were acknowledged, with others pending. */
async function writeUntilKilled(
  round: number,
  enough: number,
  write: (title: string) => Promise<boolean>,
  kill: () => Promise<unknown>,
) {
  let written = 0;
  let killed: Promise<unknown> | undefined;
  const writer = async (number: number) => {
    for (let index = 0; !killed; index += 1) {
      if (!(await write(`r${round}-w${number}-${index}`))) return;
      written += 1;
      if (written === enough) killed = kill();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)));
  await killed;
}
