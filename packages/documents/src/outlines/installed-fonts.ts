import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontFamilies, LoadFont } from '../fonts/font-book.ts';
import { readFamily, type FontFamily } from '../fonts/font-family.ts';
import { unpackWoff } from '../fonts/unpack-woff.ts';

type InstalledFonts = { families: FontFamilies; loadFont: LoadFont };

/** As many as cards in a few languages need. Unpacking again and again takes longer than writing a line. */
const MAX_UNPACKED = 100;

/** Two weights of each script, because a server downloads nothing. */
const WEIGHTS = '(400|700)';
const MORE = ['thai', 'georgian', 'armenian', 'tamil', 'bengali', 'khmer', 'lao', 'ethiopic'];

/** The fonts of documents for a server, from where npm has installed them. */
export async function findInstalledFonts(): Promise<InstalledFonts> {
  const alphabets = await Promise.all([
    readPackage('noto-sans', '.+'),
    ...['arabic', 'hebrew'].map(readScript),
  ]);
  const unpacked = new Map<string, Promise<Uint8Array>>();
  const numbered = (name: string) => async () => readPackage(name, String.raw`\d+`);
  return {
    families: {
      alphabets: alphabets.flat(),
      moreAlphabets: async () => (await Promise.all(MORE.map(readScript))).flat(),
      emoji: numbered('noto-emoji'),
      chinese: numbered('noto-sans-sc'),
      japanese: numbered('noto-sans-jp'),
      korean: numbered('noto-sans-kr'),
    },
    loadFont: async (url) => {
      const font = unpacked.get(url) ?? readFile(fileURLToPath(url)).then(unpackWoff);
      // The one that was used last is at the end.
      unpacked.delete(url);
      unpacked.set(url, font);
      const [oldest] = unpacked.keys();
      if (unpacked.size > MAX_UNPACKED && oldest) unpacked.delete(oldest);
      return font;
    },
  };
}

async function readScript(script: string): Promise<FontFamily> {
  return readPackage(`noto-sans-${script}`, script);
}

async function readPackage(name: string, slices: string): Promise<FontFamily> {
  const index = import.meta.resolve(`@fontsource/${name}/unicode.json`);
  const unicode = JSON.parse(await readFile(fileURLToPath(index), 'utf8')) as Record<
    string,
    string
  >;
  const folder = new URL('files/', index);
  const isWanted = new RegExp(`^${name}-${slices}-${WEIGHTS}-normal\\.woff$`);
  const files = (await readdir(fileURLToPath(folder))).filter((file) => isWanted.test(file));
  return readFamily(
    unicode,
    Object.fromEntries(files.map((file) => [file, new URL(file, folder).href])),
  );
}
