/** Control characters, and those that end a line or a paragraph. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** What reorders text, and what can't be seen but is read by a model, such as tags and fillers. */
const UNSEEN =
  /[\p{Bidi_Control}\u00AD\u115F\u1160\u180E\u200B\u2060-\u206F\u3164\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]|\u034F/gu;
/** A longer run than emoji and scripts have. */
const JOINERS = /(?:\u200C|\u200D|\p{Variation_Selector}){3,}/gu;
const WORD = /[^\s<>()[\],;:"]+/gu;
const EMAIL = /[^@＠][@＠][^@＠]/u;

/** A text of a user for a model: one line, cut, and without email addresses. */
export function cleanText(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .replaceAll(CONTROLS, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(JOINERS, '')
    .replaceAll(WORD, (word) => (EMAIL.test(word) ? '[email address removed]' : word))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}...` : line;
}

/** The same for every text in a value. URLs are ours, and stay. */
export function cleanTexts(value: unknown, maxLength: number, key = ''): unknown {
  if (typeof value === 'string') return key === 'url' ? value : cleanText(value, maxLength);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, maxLength, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, cleanTexts(item, maxLength, name)]),
  );
}
