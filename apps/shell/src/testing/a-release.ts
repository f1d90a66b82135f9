import type { Release } from '../remotes/registry.ts';

/** The release 1.0.0 of a remote `shop` that owns the landing page, except for what is given. */
export function aRelease(values: Partial<Release> = {}): Release {
  return {
    name: 'shop',
    version: '1.0.0',
    mount: '/',
    paths: ['/'],
    signIn: [],
    entry: '/r/shop/1.0.0/remoteEntry.js',
    preload: [],
    pages: {},
    integrity: {},
    requires: {},
    ...values,
  };
}
