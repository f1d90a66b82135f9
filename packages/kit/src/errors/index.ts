export { explainError, explainReadError } from './explain-error.ts';
