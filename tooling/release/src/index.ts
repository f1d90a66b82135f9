export { describeRemote } from './describe-remote.ts';
export {
  readRegistry,
  withRelease,
  writeRegistry,
  type Registry,
  type Release,
} from './registry.ts';
export { releaseRemote } from './release-remote.ts';
