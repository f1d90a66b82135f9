import { hasText } from '../../has-text.ts';

const MAX_LENGTH = 200;
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Controls, and what changes the direction of text: "photo\u202egnp.exe" would look like a picture. */
const HIDDEN_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const EXTENSION = /(?:\.tar)?\.[^.\s]{1,16}$/;

/** The name that a file is sent with: that of the user's file, as far as the database accepts it. */
export function cleanFileName(name: string): string {
  const cleaned = name
    .replace(LINE_BREAKS, ' ')
    .replace(HIDDEN_CHARACTERS, '')
    .replace(/[/\\]/g, '_')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
  return hasText(cleaned.replaceAll('.', '')) ? shorten(cleaned) : 'Unnamed file';
}

/** Cuts the end of the name off, but not its extension. */
function shorten(name: string) {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const room = MAX_LENGTH - [...extension].length - 1;
  return `${characters.slice(0, room).join('').trimEnd()}…${extension}`;
}
