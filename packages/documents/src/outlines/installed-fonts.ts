import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DocumentFont } from '../fonts/document-font.ts';
import type { FontFamilies, OpenFont } from '../fonts/font-book.ts';
import { readFamily, type FontFamily } from '../fonts/font-family.ts';
import { unpackWoff } from '../fonts/unpack-woff.ts';

type InstalledFonts = { families: FontFamilies; openFont: OpenFont };

/** As many as cards in a few languages need. Reading one takes longer than writing a line with it. */
const MAX_OPEN = 100;

/** Two weights of each script, because a server downloads nothing. */
const WEIGHTS = '(400|700)';
const MORE = ['thai', 'georgian', 'armenian', 'tamil', 'bengali', 'khmer', 'lao', 'ethiopic'];

/** The fonts of documents for a server, from where npm has installed them. */
export async function findInstalledFonts(): Promise<InstalledFonts> {
  const alphabets = await Promise.all([
    readPackage('noto-sans', '.+'),
    ...['arabic', 'hebrew'].map(readScript),
  ]);
  const open = new Map<string, Promise<DocumentFont>>();
  const numbered = (name: string) => once(async () => readPackage(name, String.raw`\d+`));
  return {
    families: {
      alphabets: alphabets.flat(),
      moreAlphabets: once(async () => (await Promise.all(MORE.map(readScript))).flat()),
      emoji: numbered('noto-emoji'),
      chinese: numbered('noto-sans-sc'),
      japanese: numbered('noto-sans-jp'),
      korean: numbered('noto-sans-kr'),
    },
    openFont: async (url) => {
      const font = open.get(url) ?? readFont(url);
      // The one that was used last is at the end.
      open.delete(url);
      open.set(url, font);
      const [oldest] = open.keys();
      if (open.size > MAX_OPEN && oldest) open.delete(oldest);
      return font;
    },
  };
}

async function readFont(url: string): Promise<DocumentFont> {
  return new DocumentFont(await unpackWoff(await readFile(fileURLToPath(url))));
}

/** Lists are long, and what was looked up in one is known. */
function once(read: () => Promise<FontFamily>): () => Promise<FontFamily> {
  let family: Promise<FontFamily> | undefined;
  return async () => (family ??= read());
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
