/** In bytes of UTF-8: most systems take 255, and browsers add an ending while they download. */
const MAX_BYTES = 230;
/** What Windows allows in no name, and characters that are not seen or change the direction of text. */
const UNSAFE = /[<>:"|?*\\/\p{Cc}\u2028\u2029]/gu;
const HIDDEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Names of devices of Windows, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?= *(?:\.|$))/i;
const ENDING = /(?:\.tar)?\.[^.\s]{1,16}$/;

/** The name under which a file can be saved on every system; close to the name that it has. */
export function toSafeFileName(name: string): string {
  const safe = name
    // Some systems take letters apart from their marks, where others find no such file.
    .normalize('NFC')
    .replace(UNSAFE, '_')
    .replace(HIDDEN, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/^ +|[. ]+$/g, '')
    .replace(DEVICE, '$&_');
  return shorten(safe) || 'Unnamed file';
}

function shorten(name: string): string {
  if (countBytes(name) <= MAX_BYTES) return name;
  const [ending = ''] = ENDING.exec(name) ?? [];
  const characters = [...name.slice(0, name.length - ending.length)];
  const isTooLong = () => countBytes(characters.join('')) + countBytes(ending) + 3 > MAX_BYTES;
  while (characters.length > 0 && isTooLong()) characters.pop();
  return `${characters.join('').trimEnd()}…${ending}`;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
