export { explainError } from './explain-error.ts';
