import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '@showcase/local-supabase/restore';
import { localDir, root } from '../project.ts';
import { runCommand } from '../releases/run-command.ts';
import { summarize } from './summary.ts';

const usage = 'Usage: npm run restore -- FILE.tar [--replace] [--data-dir FOLDER]';

/** `npm run restore -- FILE` reads an archive into the empty folder of the local backend, or the empty database in DATABASE_URL. */
await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error(usage);
  const from = process.env.INIT_CWD ?? process.cwd();
  const dataDir = resolve(from, values['data-dir'] ?? localDir);
  const { DATABASE_URL: databaseUrl } = process.env;
  const { manifest, earlierData } = await restore({
    ...{ root, dataDir, databaseUrl, file: resolve(from, name) },
    replaces: values.replace,
  });
  const time = manifest.createdAt.slice(0, 16).replace('T', ' ');
  const target = databaseUrl
    ? `the database in DATABASE_URL, with its files in ${dataDir}`
    : dataDir;
  console.log(`Restored ${summarize(manifest)} of ${time} UTC to ${target}.`);
  if (earlierData) console.log(`The earlier data is in ${earlierData}.`);
  if (manifest.missingFiles.length > 0)
    console.log(
      `The backup lacks files that were missing then, such as ${manifest.missingFiles[0]}.`,
    );
});

function readArguments() {
  try {
    return parseArgs({
      options: { 'data-dir': { type: 'string' }, replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}
