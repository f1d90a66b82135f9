import { readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, SERVER_FOLDER } from './artifact.ts';

/** Texts; pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|svg|json)$/;
/** Below it, the headers of a response are larger than what it saves. */
const MIN_BYTES = 1024;

/** Of Brotli. The smallest copies take more than ten times as long, which pays for files that visitors download. */
const qualities = { quick: 5, small: 11 };
export type Copies = keyof typeof qualities;

const brotli = promisify(brotliCompress);
const encoders = {
  br: (bytes: Uint8Array, copies: Copies) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[copies] } }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

/**
 * Writes a Brotli copy (`.br`) and a gzip copy (`.gz`) next to each text file of a folder that browsers load, for servers that send them as
 * they are.
 */
export async function compressFiles(folder: string, copies: Copies): Promise<void> {
  const files = (await listFiles(folder)).filter(
    (file) => TEXT.test(file) && !file.startsWith(SERVER_FOLDER),
  );
  await Promise.all(files.map((file) => compressFile(resolve(folder, file), copies)));
}

async function compressFile(file: string, copies: Copies): Promise<void> {
  const { size } = await stat(file);
  if (size < MIN_BYTES) return;
  const bytes = await readFile(file);
  for (const [extension, encode] of Object.entries(encoders)) {
    await writeFile(`${file}.${extension}`, await encode(bytes, copies));
  }
}
