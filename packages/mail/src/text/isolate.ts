const rightToLeft =
  /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefe}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** First strong isolate, and what ends it. */
export const [FSI, PDI] = ['\u{2068}', '\u{2069}'];

/** Keeps letters that are written from right to left from turning the text around them. */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `${FSI}${text}${PDI}` : text;
}
