import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Texts; pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|svg|json)$/;
/** Below it, the headers of a response are larger than what it saves. */
const MIN_BYTES = 1024;

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a Brotli copy (`.br`) and a gzip copy (`.gz`) next to each text file of a folder, for servers that send them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < MIN_BYTES) return;
  const bytes = await readFile(file);
  for (const [extension, encode] of Object.entries(encoders)) {
    await writeFile(`${file}.${extension}`, await encode(bytes));
  }
}
