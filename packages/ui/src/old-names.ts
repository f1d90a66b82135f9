// For remotes that were released before; version 1.0 drops it.
export { bidi as isolated } from './format/bidi.ts';
