/** What is a picture by itself, or by a sign after it. */
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|[\ufe0f\u20e3]/u;

/** Whether a character, as a reader sees it, is drawn as a picture. */
export function isEmoji(cluster: string): boolean {
  return EMOJI.test(cluster);
}

/** The emoji of a text, and the text without them. */
export function findEmoji(text: string): { emoji: string[]; rest: string } {
  if (!isEmoji(text)) return { emoji: [], rest: text };
  const clusters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return {
    emoji: clusters.filter(isEmoji),
    rest: clusters.filter((cluster) => !isEmoji(cluster)).join(''),
  };
}
