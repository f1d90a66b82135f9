/** A sentence in parts: our own words, and what users wrote, whose direction must not change that of the sentence. */
export type Sentence = readonly (string | { userText: string })[];

/** A template's tag: every inserted text is a user's, every number is ours. */
export function sentence(words: TemplateStringsArray, ...values: (string | number)[]): Sentence {
  return words.flatMap((word, index) => {
    const value = values[index];
    const own = word === '' ? [] : [word];
    if (value === undefined) return own;
    return [...own, typeof value === 'number' ? String(value) : { userText: value }];
  });
}

export function joinSentence(parts: Sentence): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.userText)).join('');
}
