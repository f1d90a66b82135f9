export { isOnSharedSuffix } from './shared-suffix.ts';
export { isUnseenHost } from '../runs/unseen-hosts.ts';
