export { findPage } from '../find-page.ts';
export { answer, type HeadOptions } from './answer.ts';
export type { Source } from './page-head.ts';
