export { checkFiles } from './check-files.ts';
export type { Finding, FindingKind } from './finding.ts';
export { readArchive } from './read-archive.ts';
