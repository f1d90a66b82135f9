/** The registry: its types, its reader, and the one way to match a path with its patterns. Runs in browsers, servers and build tools. */
export type {
  Area,
  Audience,
  FooterLink,
  NavLink,
  Purposes,
  RemoteDescription,
  StaticHead,
} from './description.ts';
export type { Registry, Release, ReleaseEntry, Rollout, ShellRelease } from './release.ts';
export { acceptsContract } from './accepts-contract.ts';
export { activeReleases, isWellFormed, readHashes } from './read-releases.ts';
export { readDetails, toIndex } from './registry-index.ts';
export {
  findOwner,
  findPage,
  findPagePattern,
  listHeads,
  listPagePatterns,
  needsSignIn,
} from './find-owner.ts';
export { findPattern, matchesPattern } from './path-pattern.ts';
export { BUCKETS, hasRollout, listVariants, registryFor } from './rollout.ts';
export { describeNames, findMissingNames } from './missing-names.ts';
