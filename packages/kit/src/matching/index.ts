export { hasAllWords, isIgnored, normalizeText } from './has-all-words.ts';
