import { describe, expect, it } from 'vitest';
import { isOnSharedSuffix } from './shared-suffix.ts';
import { hostOf, isPublicName, isSameSite } from './site-host.ts';

it.each([
  ['http://[2606:4700::1111]/', '2606:4700::1111'],
  ['http://Example.com./', 'example.com'],
  ['https://münchen.de/', 'xn--mnchen-3ya.de'],
])('the host of %s is %s', (url, host) => {
  expect(hostOf(new URL(url))).toBe(host);
});

it.each([
  ['example.com', true],
  ['ada.vercel.app', true],
  ['example.co.uk', true],
  ['localhost', false],
  ['router.lan', false],
  ['8.8.8.8', false],
])('%s is a public name: %s', (host, isPublic) => {
  expect(isPublicName(host)).toBe(isPublic);
});

it.each([
  ['ada.vercel.app', true],
  ['vercel.app', true],
  ['ada.github.io', true],
  ['ada.netlify.app', true],
  ['ada.bolt.host', true],
  ['ada.v0.app', true],
  ['ada.created.app', true],
  ['ada.glitch.me', true],
  ['ada.dev', false],
  ['www.example.co.uk', false],
])('%s is beside hosts of others: %s', (host, isShared) => {
  expect(isOnSharedSuffix(host)).toBe(isShared);
});

describe('two hosts', () => {
  it.each([
    ['example.com', 'example.com'],
    ['example.com', 'www.example.com'],
    ['www.example.com', 'example.com'],
  ])('%s and %s are one site', (one, other) => {
    expect(isSameSite(one, other)).toBe(true);
  });

  it.each([
    ['example.com', 'blog.example.com'],
    ['example.com', 'example.org'],
    ['example.com', 'wwwexample.com'],
    ['ada.vercel.app', 'bob.vercel.app'],
    ['vercel.app', 'www.vercel.app'],
    ['v0.app', 'www.v0.app'],
  ])('%s and %s are not', (one, other) => {
    expect([isSameSite(one, other), isSameSite(other, one)]).toEqual([false, false]);
  });
});
