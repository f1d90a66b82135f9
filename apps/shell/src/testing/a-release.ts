import type { Release } from '@showcase/remote-contract/registry';

/** Release 1.0.0 of a remote `shop` that owns the landing page, with the given values. */
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
