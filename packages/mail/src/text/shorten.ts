const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `max` UTF-16 units of a text, cut between what readers see as characters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  let short = '';
  for (const { segment } of segmenter.segment(text.slice(0, max * 2))) {
    if (short.length + segment.length >= max) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}
