export { findPage } from '../find-page.ts';
export { handleRequest, type HeadOptions } from './handle-request.ts';
export type { Source } from './page-head.ts';
