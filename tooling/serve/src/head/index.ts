export { isKnownPath } from '../known-path.ts';
export { answer, type HeadOptions } from './answer.ts';
export type { Source } from './page-head.ts';
