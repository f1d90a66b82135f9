export { backUp } from './back-up.ts';
export { restore } from './restore.ts';
export type { Manifest } from './manifest.ts';
