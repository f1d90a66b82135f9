import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type NativeKey = Pick<KeyboardEvent, 'key' | 'code' | 'keyCode' | 'isComposing'>;

/** What Safari reports for a key that went to an input method: it has already ended the composition by then. */
const INPUT_METHOD = 229;

const LETTER = /^\p{L}$/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * Whether it is that key, a letter in either case, and meant for the page. A layout without Latin letters, such as a Russian one, has it
 * in the place of its own letter, as in the shortcuts of browsers. While a word is composed, as in Japanese, Enter only confirms
 * the word and Escape only cancels it.
 */
export function isKey(event: NativeKey | ReactKeyboardEvent, key: string): boolean {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  if (isComposing || event.keyCode === INPUT_METHOD) return false;
  const isElsewhere = LETTER.test(event.key) && !LATIN.test(event.key);
  if (isElsewhere) return event.code === `Key${key.toUpperCase()}`;
  return event.key === key || event.key === key.toUpperCase();
}
