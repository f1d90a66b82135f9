import { execFileSync } from 'node:child_process';
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, temporaryFolder } from '../support/backend.ts';
import type { TestBackend } from '../support/backend.ts';

/** A small disk for the test, which only root can create. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=755', 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const disk = await smallDisk();

describe.skipIf(disk === undefined)('a full disk', () => {
  const folder = disk ?? '';
  const filler = join(folder, 'filler');
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startTestBackend({ dataDir: join(folder, 'data') });
  });
  afterAll(async () => {
    await backend.stop();
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  });

  it('responds with "Not saved", and recovers once there is space', async () => {
    const { client, id } = await backend.person();
    const rows = Array.from({ length: 1000 }, (_, index) => ({ title: `Row ${index}` }));
    const { bavail, bsize } = await statfs(folder);
    await writeFile(filler, Buffer.alloc(bavail * bsize - 64 * 1024));

    const row = await writeUntilFull(() => client.from('notes').insert(rows));
    expect(row).toMatchObject({ status: 503, error: { code: '53100' } });
    expect(row.error?.message).toContain('Not saved');
    let count = 0;
    const picture = await writeUntilFull(() => {
      const file = new Blob([png], { type: 'image/png' });
      return client.storage.from('pictures').upload(`${id}/${(count += 1)}.png`, file);
    });
    expect(picture.error).toMatchObject({ status: 503 });
    expect((await client.from('notes').select('title').limit(1)).error).toBeNull();

    await rm(filler);
    expect((await client.from('notes').insert({ title: 'there is room' })).error).toBeNull();
  });

  it('is reported if the database server stops because of it', async () => {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(filler, Buffer.alloc(bavail * bsize));
    const pid = await readFile(join(folder, 'data', 'database', 'postmaster.pid'), 'utf8');
    process.kill(Number(pid.split('\n')[0]), 'SIGKILL');

    const reason = await backend.died;
    await rm(filler);
    expect(reason).toContain('The database server ended (signal SIGKILL).');
    expect(reason).toContain('is full: make room, then start again.');
  });

  /** Writes until the disk is full. */
  async function writeUntilFull<Result extends { error: unknown }>(
    write: () => PromiseLike<Result>,
  ) {
    for (let round = 0; round < 200; round += 1) {
      const result = await write();
      if (result.error) return result;
    }
    throw new Error('The disk did not fill up');
  }
});
