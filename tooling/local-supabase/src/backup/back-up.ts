import { existsSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileHandle } from 'node:fs/promises';
import type postgres from 'postgres';
import { connect } from '../postgres/connect.ts';
import { openDatabase } from '../postgres/open-database.ts';
import { readApplied } from '../schema/data-state.ts';
import { openExternalDatabase } from '../schema/external-database.ts';
import { createObjectFiles } from '../storage/files/object-files.ts';
import { storageFolder } from '../storage/files/storage-folder.ts';
import { countRows, readRows, prepareCopy } from './copy-rows.ts';
import { filesFolder, rowsFolder } from './manifest.ts';
import { listTables, readSequences } from './schema-facts.ts';
import { writeArchive } from './write-archive.ts';
import type { StoredObject } from '../storage/files/object-files.ts';
import type { Manifest, Table } from './manifest.ts';
import type { Archive } from './write-archive.ts';

const chunkSize = 256 * 1024;

export type { Manifest } from './manifest.ts';

type BackupOptions = {
  /** The folder of the backend's data. The backend may run. */
  dataDir: string;
  /** The archive to write. */
  file: string;
  databaseUrl?: string | undefined;
};

/**
 * Writes all rows, accounts included, and their files into an archive. The rows are those of one moment. A file that was deleted since is only
 * listed.
 */
export async function backUp({ dataDir, file, databaseUrl }: BackupOptions): Promise<Manifest> {
  const database = databaseUrl
    ? await openExternalDatabase(databaseUrl)
    : await openLocal(dataDir, file);
  const sql = connect(database.url, { max: 1 });
  try {
    return await writeArchive(file, (archive) =>
      sql.begin('isolation level repeatable read read only', (transaction) =>
        addContents(transaction, archive, join(dataDir, storageFolder(databaseUrl))),
      ),
    );
  } finally {
    await sql.end({ timeout: 2 });
    await database.stop();
  }
}

async function openLocal(dataDir: string, file: string) {
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`${dataDir} has no data, so ${file} was not written.`);
  return openDatabase(await realpath(dataDir));
}

async function addContents(
  sql: postgres.TransactionSql,
  archive: Archive,
  storageDir: string,
): Promise<Omit<Manifest, 'entries'>> {
  const createdAt = new Date().toISOString();
  await prepareCopy(sql);
  const migrations = [...(await readApplied(sql))];
  if (migrations.length === 0)
    throw new Error('The database has no tables of the product, so there is nothing to back up.');
  const tables: Table[] = [];
  for (const table of await listTables(sql)) {
    let [part, rows] = [0, 0];
    for await (const bytes of readRows(sql, table)) {
      part += 1;
      rows += countRows(bytes);
      const name = `${rowsFolder(table)}/${part}`;
      await archive.add({ name, size: bytes.length, chunks: [bytes] });
    }
    tables.push({ ...table, rows });
  }
  const sequences = await readSequences(sql);
  const missingFiles = await addFiles(sql, archive, storageDir);
  return { createdAt, migrations, tables, sequences, missingFiles };
}

/** Returns the paths of files that are not there. */
async function addFiles(
  sql: postgres.TransactionSql,
  archive: Archive,
  storageDir: string,
): Promise<string[]> {
  const { getPath } = createObjectFiles(storageDir);
  const missing: string[] = [];
  const objects = sql<StoredObject[]>`
    select bucket_id as bucket, name, version from storage.objects order by bucket_id, name`;
  for await (const rows of objects.cursor(500)) {
    for (const row of rows) {
      const path = getPath(row);
      const name = relative(storageDir, path).split(sep).join('/');
      if (!(await addFile(archive, path, `${filesFolder}/${name}`))) missing.push(name);
    }
  }
  return missing;
}

/** False if the file does not exist. */
async function addFile(archive: Archive, path: string, name: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!file) return false;
  try {
    const { size } = await file.stat();
    await archive.add({ name, size, chunks: readFile(file, size) });
    return true;
  } finally {
    await file.close();
  }
}

async function* readFile(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const length = Math.min(left, chunkSize);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length);
    if (bytesRead === 0) throw new Error('A file became shorter while it was read.');
    yield buffer.subarray(0, bytesRead);
    left -= bytesRead;
  }
}
