import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAuthMode } from './auth/settings/read-config.ts';
import { startLocalSupabase } from './local-supabase.ts';
import { readMailSettings } from './mailbox/mail-settings.ts';
import { chooseNewData } from './upgrade/old-data.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: repository },
    'data-dir': { type: 'string' },
    port: { type: 'string', default: '54321' },
    'new-data': { type: 'boolean', default: false },
  },
});
const { DATABASE_URL: databaseUrl } = process.env;

try {
  const backend = await startLocalSupabase({
    root: values.root,
    dataDir: values['data-dir'] ?? join(values.root, '.local'),
    port: Number(values.port),
    mail: readMailSettings(process.env),
    isLikeProduction: readAuthMode(process.env),
    chooseNewData: chooseNewData({
      command: 'this command with --new-data',
      isChosen: values['new-data'],
    }),
    log: (line) => console.error(line),
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  let stopping: Promise<void> | undefined;
  // Only once: a second signal would end the process before everything has stopped.
  const stop = (code: number) => (stopping ??= backend.stop().finally(() => process.exit(code)));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  void backend.died.then((reason) => {
    console.error(reason);
    return stop(1);
  });
  console.log(
    `Local Supabase is ready at ${backend.url}, its mailbox at http://localhost:${backend.port}/mailbox`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
