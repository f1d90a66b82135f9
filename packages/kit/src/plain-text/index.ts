export { toPlainText } from './to-plain-text.ts';
