import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type NativeKey = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>;

/** What Safari reports for a key that went to an input method: it has already ended the composition by then. */
const INPUT_METHOD = 229;

/**
 * Whether it is that key, a letter in either case, and meant for the page: while a word is composed, as in Japanese, Enter only confirms
 * the word and Escape only cancels it.
 */
export function isKey(event: NativeKey | ReactKeyboardEvent, key: string): boolean {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  if (isComposing || event.keyCode === INPUT_METHOD) return false;
  return event.key === key || event.key === key.toUpperCase();
}
