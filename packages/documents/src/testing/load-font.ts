import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/** Reads a font from where its URL in the tests points to. */
export async function loadFontFile(url: string): Promise<Uint8Array> {
  const [path = ''] = decodeURI(url).split('?');
  const file = path.slice(path.indexOf('/node_modules/') + 1);
  return readFile(resolve(root, file));
}
