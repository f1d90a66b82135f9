import { mkdir, open } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type postgres from 'postgres';
import { startLocalSupabase } from '../local-supabase.ts';
import { connect } from '../postgres/connect.ts';
import { startDatabase } from '../postgres/start-database.ts';
import { readApplied } from '../schema/data-state.ts';
import { openExternalDatabase } from '../schema/external-database.ts';
import { prepareSeed } from '../schema/seed.ts';
import { storageFolder } from '../storage/files/storage-folder.ts';
import { clearTables, createRowWriter, prepareCopy, setSequences } from './copy-rows.ts';
import { filesFolder, rowsFolder } from './manifest.ts';
import { checkArchive, visitArchive } from './read-archive.ts';
import { fillFolder, isEmptyFolder } from './fill-folder.ts';
import { listTables, withMigrationsOf } from './schema-facts.ts';
import type { LocalSupabaseOptions } from '../options.ts';
import type { Manifest, Table } from './manifest.ts';

type RestoreOptions = {
  /** The repository root, which must have the migrations of the archive. If it has more, the next start runs them. */
  root: string;
  file: string;
  /** The folder for the backend's data. */
  dataDir: string;
  /** Whether data that is in the folder is moved to a folder beside it. */
  replaces?: boolean;
  databaseUrl?: string | undefined;
};

type Restored = {
  manifest: Manifest;
  /** Where the data is now that was in the folder. */
  earlierData: string | undefined;
};

/** Reads an archive into an empty data folder, or database. Nothing is changed unless the archive is complete and all of it can be stored. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { root, file, dataDir, databaseUrl } = options;
  const manifest = await checkArchive(file);
  const archive = { root, file, manifest };
  return withMigrationsOf(manifest.migrations, root, async (archived) => {
    const schema = { root: archived, dataDir };
    if (databaseUrl) {
      await restoreInto(databaseUrl, archive, { ...options, schema });
      return { manifest, earlierData: undefined };
    }
    const earlierData = await fillFolder(dataDir, options, async (folder) => {
      await createSchema({ ...schema, dataDir: folder });
      const database = await startDatabase({ dataDir: folder });
      try {
        const storageDir = join(folder, storageFolder(undefined));
        await storeContents(database.url, archive, storageDir);
      } finally {
        await database.stop();
      }
    });
    return { manifest, earlierData };
  });
}

type ArchiveFile = { root: string; file: string; manifest: Manifest };

async function restoreInto(
  databaseUrl: string,
  archive: ArchiveFile,
  { schema, dataDir, replaces }: RestoreOptions & { schema: LocalSupabaseOptions },
): Promise<void> {
  if (replaces)
    throw new Error(
      'Only a folder can be replaced. Create a new database and name it in DATABASE_URL.',
    );
  const { url } = await openExternalDatabase(databaseUrl);
  await assertEmpty(url);
  const storageDir = join(dataDir, storageFolder(databaseUrl));
  if (!(await isEmptyFolder(storageDir)))
    throw new Error(`${storageDir} has files of another database with this URL. Move it away.`);
  try {
    await createSchema({ ...schema, databaseUrl });
    await fillFolder(storageDir, {}, (folder) => storeContents(url, archive, folder));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} The database may have tables now. Create a new one to try again.`, {
      cause: error,
    });
  }
}

async function assertEmpty(url: string): Promise<void> {
  const sql = connect(url, { max: 1 });
  try {
    const migrations = await readApplied(sql);
    if (migrations.length > 0)
      throw new Error(
        'The database in DATABASE_URL has the tables of the product already. Create a new one, and name it there.',
      );
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Starts the backend once, without a seed. */
async function createSchema(options: LocalSupabaseOptions): Promise<void> {
  const backend = await startLocalSupabase({
    ...options,
    ...{ port: 0, seed: false, deliversMail: false, repeatsJobs: false },
  });
  await backend.stop();
}

/** The rows are stored once all files are. */
async function storeContents(
  databaseUrl: string,
  { root, file, manifest }: ArchiveFile,
  storageDir: string,
): Promise<void> {
  const sql = connect(databaseUrl, { max: 1 });
  const tables = new Map(manifest.tables.map((table) => [rowsFolder(table), table]));
  try {
    await prepareSeed(sql, root);
    await sql.begin(async (transaction) => {
      await prepareCopy(transaction);
      await assertTables(transaction, manifest.tables);
      await clearTables(transaction, manifest.tables);
      const rows = createRowWriter(transaction);
      await visitArchive(file, manifest, async (name, body) => {
        const table = tables.get(dirname(name));
        if (table) await rows.write(table, body);
        else if (name.startsWith(`${filesFolder}/`)) await storeFile(storageDir, name, body);
      });
      await rows.end();
      await setSequences(transaction, manifest.sequences);
    });
    await sql`analyze`;
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** The migrations are the same, but the tables of accounts and files come from a package. */
async function assertTables(sql: postgres.TransactionSql, archived: Table[]): Promise<void> {
  const name = (table: Omit<Table, 'rows'>) => `${table.schema}.${table.name}`;
  const known = new Map((await listTables(sql)).map((table) => [name(table), table.columns]));
  for (const table of archived) {
    const columns = known.get(name(table));
    if (columns && table.columns.every((column) => columns.includes(column))) continue;
    throw new Error(
      `The table ${name(table)} differs between the backup and this checkout. Restore it with the code that wrote it.`,
    );
  }
}

async function storeFile(
  storageDir: string,
  name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const folder = resolve(storageDir);
  const path = join(folder, relative(filesFolder, name));
  if (relative(folder, path).startsWith('..'))
    throw new Error(`The backup has a file outside its folder, ${name}. It was not restored.`);
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    for await (const chunk of body) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
}
