import type { Registry } from '@showcase/remote-contract/registry';
import { describe, expect, it } from 'vitest';
import { createVisitorReader, readBucket } from './visitor.ts';

const entry = { paths: ['/'], signIn: [], preload: [], pages: {}, integrity: {}, requires: {} };
const versions = { '1': { ...entry, entry: '/1' }, '2': { ...entry, entry: '/2' } };
const whole: Registry = { contract: 1, remotes: { shop: { mount: '/', active: '1', versions } } };
const split: Registry = {
  contract: 1,
  remotes: { shop: { mount: '/', active: '1', rollout: { version: '2', percent: 30 }, versions } },
};

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress: address },
});

it.each([
  ['release-bucket=7', 7],
  ['a=1; release-bucket=42; b=2', 42],
  ['release-bucket=0', 0],
  ['release-bucket=100', null],
  ['release-bucket=-1', null],
  ['release-bucket=x', null],
  ['other-release-bucket=7', null],
  ['', null],
  [undefined, null],
])('reads the bucket of %j as %j', (cookies, expected) => {
  expect(readBucket(cookies)).toBe(expected);
});

describe('a visitor', () => {
  it('gets no cookie while everyone gets the same releases', () => {
    expect(createVisitorReader({ isSecure: false })(from('203.0.113.1'), whole)).toEqual({
      registry: whole,
      isSplit: false,
      cookie: null,
    });
  });

  it.each([
    ['29', '2'],
    ['30', '1'],
  ])('of bucket %s gets version %s, and keeps the cookie', (bucket, version) => {
    const request = from('203.0.113.1', { cookie: `release-bucket=${bucket}` });
    const { registry, isSplit, cookie } = createVisitorReader({ isSecure: false })(request, split);
    expect([registry.remotes.shop?.active, isSplit, cookie]).toEqual([version, true, null]);
  });

  it('without a cookie stays on the same releases, and gets one', () => {
    const read = createVisitorReader({ isSecure: false });
    const first = read(from('203.0.113.1', { 'user-agent': 'A' }), split);
    expect(read(from('203.0.113.1', { 'user-agent': 'A' }), split)).toEqual(first);
    const bucket = /^release-bucket=(\d+); Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/.exec(
      first.cookie ?? '',
    )?.[1];
    const returning = read(from('198.51.100.9', { cookie: `release-bucket=${bucket}` }), split);
    expect(returning.registry).toBe(first.registry);
  });

  it('without a cookie is in the rollout as often as it says', () => {
    const read = createVisitorReader({ isSecure: false });
    const isIn = (index: number) =>
      read(from(`203.0.113.${index}`), split).registry.remotes.shop?.active === '2';
    const share = Array.from({ length: 1000 }, (_, index) => index).filter(isIn).length / 1000;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
  });
});
