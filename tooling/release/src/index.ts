export { computeIntegrity, listPageModules } from './artifact.ts';
export { compressFiles } from './compress.ts';
export { describeRemote } from './describe-remote.ts';
export { readRegistry, versionBefore, withActive, withRelease, writeRegistry } from './registry.ts';
export { releaseRemote } from './release-remote.ts';
