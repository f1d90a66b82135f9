/** All characters but those that XML cannot contain, and halves of pairs. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function stripImpossible(text: string): string {
  return text.replace(IMPOSSIBLE, '');
}
