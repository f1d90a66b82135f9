import { alphabets } from './families/alphabets.ts';
import { DocumentFont } from './document-font.ts';
import { loadFontBook, type FontBook, type FontFamilies } from './font-book.ts';
import { unpackWoff } from './unpack-woff.ts';

export type LoadFont = (url: string) => Promise<Uint8Array>;

/** What a bundler of browsers finds. Lists are long, so others are loaded for texts that need them. */
const families: FontFamilies = {
  alphabets,
  moreAlphabets: async () => (await import('./families/more-alphabets.ts')).moreAlphabets,
  emoji: async () => (await import('./families/emoji.ts')).emoji,
  chinese: async () => (await import('./families/chinese.ts')).chinese,
  japanese: async () => (await import('./families/japanese.ts')).japanese,
  korean: async () => (await import('./families/korean.ts')).korean,
};

type Options = {
  /** Texts in bold, besides labels. */
  headings?: readonly string[];
  loadFont?: LoadFont | undefined;
};

/** Loads the slices that have the characters of these texts, in a browser. */
export async function openFontBook(
  texts: readonly string[],
  { headings = [], loadFont = fetchFont }: Options = {},
): Promise<FontBook> {
  const openFont = async (url: string) => new DocumentFont(await unpackWoff(await loadFont(url)));
  return loadFontBook(texts, { families, openFont, headings });
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
