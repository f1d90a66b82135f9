/** Letters that run from right to left, and marks that turn the direction. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * A template string in which no text that a user wrote can turn the words around it: for labels, titles and whatever else is text alone.
 * In markup, `<bdi>` does it. What runs from left to right stays as it is.
 */
export function isolated(words: TemplateStringsArray, ...texts: (string | number)[]): string {
  return String.raw({ raw: words }, ...texts.map((text) => isolate(String(text))));
}

function isolate(text: string): string {
  if (!TURNS.test(text)) return text;
  // A mark of its own could end the isolation early.
  return `\u2068${text.replace(ISOLATES, '')}\u2069`;
}
