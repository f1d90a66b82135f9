/** Browsers stop speaking in the middle of long texts, so they get single sentences, and long sentences in parts. */
export function splitIntoSentences(text: string, language: string, maxLength = 160): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = [...segmenter.segment(text)].map(({ segment }) => segment.trim());
  return sentences
    .filter(Boolean)
    .flatMap((sentence) =>
      sentence.length <= maxLength ? sentence : splitAtWords(sentence, language, maxLength),
    );
}

function splitAtWords(sentence: string, language: string, maxLength: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(
    sentence,
  )) {
    if (part && part.length + segment.length > maxLength) {
      parts.push(part.trim());
      part = '';
    }
    part += segment;
  }
  return [...parts, part.trim()].filter(Boolean);
}
