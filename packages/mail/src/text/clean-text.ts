/** Invisible characters, and those that turn the direction. Joiners, variants of emoji and flags remain. */
const invisible =
  /(?!\u{200c}|\u{200d}|\u{fe0e}|\u{fe0f}|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\u{fff9}-\u{fffb}]/gu;
const flagTags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]+/gu;
/** Joiners that join nothing: at an edge, or after another one. */
const looseJoiners = /(?<=^|[\s\u{200c}\u{200d}])[\u{200c}\u{200d}]+|[\u{200c}\u{200d}]+(?=\s|$)/gu;
/** More than any emoji has: without an end, it would be one character of any width. */
const endlessJoins = /((?:[^\s\u{200d}]{1,2}\u{200d}){7}[^\s\u{200d}]{1,2})\u{200d}/gu;
const piledMarks = /(\p{M}{8})\p{M}+/gu;
const lineBreaks = /\r\n?|[\v\f\u{85}\u{2028}\u{2029}]/gu;

/** A user's text without control characters, invisible characters and piles of combining marks; line breaks remain. */
export function cleanText(text: string): string {
  return removeInvisible(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same with its white space, which Markdown reads. */
export function removeInvisible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(lineBreaks, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(flagTags, '')
    .replaceAll(looseJoiners, '')
    .replaceAll(endlessJoins, '$1')
    .replaceAll(piledMarks, '$1');
}

/** The same in one line; never empty. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ') || '(no name)';
}
