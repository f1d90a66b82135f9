export { ErrorNotice } from './error-notice.tsx';
export { explainError, explainReadError } from './explain-error.ts';
