import { startDatabase, startLocalSupabase } from '@showcase/local-supabase';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPageCommands } from '../../testing/page-commands.ts';
import { root } from '../project.ts';
import { runScript } from './run-script.ts';

const format = /^(DATABASE_URL=\S+ )?npm run (backup|restore)(?: -- (.+))?$/;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showcase-way-back-'));
  // As root, the database runs as another user.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('each command of the page about backups succeeds, one after the other', async () => {
  const dataDir = join(folder, '.local');
  const seeded = await startLocalSupabase({ root, dataDir, port: 0, isThrowaway: true });
  await seeded.stop();
  const running = await startDatabase({ dataDir });
  const empty = await startDatabase({ dataDir: join(folder, 'server'), isThrowaway: true });
  let earlier = '';
  let isRunning = true;
  for (const command of readPageCommands('operating.md', 'Backup and way back')) {
    const [, hasDatabase, script = '', text = ''] = format.exec(command) ?? [];
    if (isRunning && script === 'restore') {
      await running.stop();
      isRunning = false;
    }
    const args = text
      .replace('/mnt/disk', folder)
      .replace('/tmp/try', join(folder, 'try'))
      .replace('.local-before-{date}', earlier)
      .split(' ')
      .filter(Boolean);
    if (!args.includes('--data-dir')) args.push('--data-dir', dataDir);
    const database = script === 'backup' ? running : empty;
    const { code, output } = await runScript(script, args, folder, hasDatabase && database.url);
    const [, written] = / to (.*\.tar)\.$/m.exec(output) ?? [];
    if (written && text === '') await rm(written);
    earlier ||= /^The earlier data is in (.*)\.$/m.exec(output)?.[1] ?? '';

    expect({ command, code, output }).toMatchObject({ command, code: 0 });
  }
  await empty.stop();

  expect(earlier).toContain('.local-before-');
}, 180_000);
