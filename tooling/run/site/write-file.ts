import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Many pages are written with each release. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const encoders = {
  '.br': (text: string) => promisify(brotliCompress)(text, QUALITY),
  '.gz': promisify(gzip),
};

/** Writes a file of a site, with compressed copies if browsers request it. Each is replaced at once, so no reader sees half a file. */
export async function writeSiteFile(file: string, text: string): Promise<void> {
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing === text) return;
  await mkdir(dirname(file), { recursive: true });
  for (const [extension, encode] of isSent(file) ? Object.entries(encoders) : []) {
    await replaceFile(file + extension, await encode(text));
  }
  await replaceFile(file, text);
}

/** The files that a browser may request; the rest is for servers and tools. */
function isSent(file: string): boolean {
  return /\.(?:html|json|txt|xml)$/.test(file) && !file.endsWith('wrangler.json');
}

async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
