export { AUTOMATIC_PATHS, CHANGE_PASSWORD } from './automatic-paths.ts';
export { handleRequest, isComputedFile, type HeadOptions } from './handle-request.ts';
export type { Source } from '../public/source.ts';
