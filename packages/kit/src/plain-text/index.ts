export { toPlainText, toWholeText } from './to-plain-text.ts';
