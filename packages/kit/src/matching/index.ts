export { hasAllWords, normalizeText } from './has-all-words.ts';
