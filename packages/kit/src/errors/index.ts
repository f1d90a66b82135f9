export { ErrorNotice } from './error-notice.tsx';
export { explainError, explainReadError } from './explain-error.ts';
export { formatWait } from './format-wait.ts';
