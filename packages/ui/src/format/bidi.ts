/** Right-to-left letters, and characters that change the direction. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Tags a template string so that user-written text cannot change the direction of the text around it, for plain-text labels and titles.
 * In markup, use `<bdi>`. Left-to-right text is not changed.
 */
export function bidi(words: TemplateStringsArray, ...texts: (string | number)[]): string {
  return String.raw({ raw: words }, ...texts.map((text) => isolate(String(text))));
}

function isolate(text: string): string {
  if (!TURNS.test(text)) return text;
  // Isolation characters in the text could end the isolation early.
  return `\u2068${text.replace(ISOLATES, '')}\u2069`;
}
