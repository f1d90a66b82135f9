import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { connect, readAuthMode, writeStackConfig } from '@showcase/local-supabase';
import { createClient } from '@supabase/supabase-js';
import { seed, storeSeedFiles } from '../seed/seed.ts';

const root = resolve(import.meta.dirname, '../..');
const workdir = join(root, '.local', 'stack');
const storageDir = join(workdir, 'storage');
const imageTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** What `supabase status` prints of the running containers. */
type Status = {
  API_URL: string;
  DB_URL: string;
  PUBLISHABLE_KEY: string;
  SECRET_KEY: string;
  MAILPIT_URL?: string;
  INBUCKET_URL?: string;
};

/**
 * `npm run stack -w supabase` starts Supabase's own containers, which need Docker, with the migrations and the seed. Prints the variables
 * with which the journeys use them instead of the embedded backend. `AUTH_SETTINGS=production` lets the auth service have production's steps.
 */
await rm(workdir, { recursive: true, force: true });
await mkdir(join(workdir, 'supabase'), { recursive: true });
for (const name of ['migrations', 'templates', 'functions'])
  await cp(join(root, 'supabase', name), join(workdir, 'supabase', name), { recursive: true });
const config = await writeStackConfig({ isLikeProduction: readAuthMode(process.env) });
await writeFile(join(workdir, 'supabase/config.toml'), config);

await runCli(['start', '--exclude', 'studio,logflare,vector,imgproxy,edge-runtime']);
const status = JSON.parse(await runCli(['status', '--output', 'json'])) as Status;
const sql = connect(status.DB_URL, { max: 2 });
await storeSeedFiles(storageDir);
await uploadImages(status);
await seed(sql, { storageDir });
await sql.end();
console.log(`API_URL=${status.API_URL}
API_KEY=${status.PUBLISHABLE_KEY}
API_SECRET_KEY=${status.SECRET_KEY}
STACK_DATABASE_URL=${status.DB_URL}
MAILPIT_URL=${status.MAILPIT_URL ?? status.INBUCKET_URL ?? ''}`);

async function runCli(args: string[]): Promise<string> {
  const cli = join(root, 'node_modules/.bin/supabase');
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const { stdout, stderr } = await promisify(execFile)(cli, [...args, '--workdir', workdir], {
    env,
  });
  process.stderr.write(stderr);
  return stdout;
}

/** The containers' storage has a folder of its own. Rows come later, because an image in use is never stored again. */
async function uploadImages({ API_URL, SECRET_KEY }: Status): Promise<void> {
  const bucket = createClient(API_URL, SECRET_KEY).storage.from('images');
  const folder = join(storageDir, 'images');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const contentType = imageTypes[entry.name.split('.').at(-1) ?? ''];
    const options = { upsert: true, ...(contentType && { contentType }) };
    const { error } = await bucket.upload(
      file.slice(folder.length + 1),
      await readFile(file),
      options,
    );
    if (error) throw error;
  }
}
