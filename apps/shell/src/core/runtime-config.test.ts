import { expect, it } from 'vitest';
import { parseRuntimeConfig } from './runtime-config.ts';

const minimal = { supabaseUrl: '/', supabaseKey: 'sb_publishable_x' };

it('reads the whole registry unless the deployment has an index', () => {
  expect(parseRuntimeConfig(minimal).registryUrl).toBe('/registry.json');
  const registryUrl = '/registry-index.json';
  expect(parseRuntimeConfig({ ...minimal, registryUrl }).registryUrl).toBe(registryUrl);
});

it('has no captcha unless the deployment configures one', () => {
  expect(parseRuntimeConfig(minimal).captcha).toBeNull();
  const captcha = { provider: 'turnstile', siteKey: 'site-key' };
  expect(parseRuntimeConfig({ ...minimal, captcha }).captcha).toEqual(captcha);
});

it.each([
  [undefined, null],
  ['https://telemetry.test/beacons', 'https://telemetry.test/beacons'],
  ['/beacons', null],
  ['https://', null],
  [true, null],
])('reads the telemetry %j as %j, and never rejects it', (telemetry, expected) => {
  expect(parseRuntimeConfig({ ...minimal, telemetry }).telemetry).toBe(expected);
});

it.each([
  [{ supabaseKey: 'x' }, 'supabaseUrl'],
  [{ supabaseUrl: '/' }, 'supabaseKey'],
  [{ ...minimal, captcha: { provider: 'other', siteKey: 'x' } }, 'neither turnstile nor hcaptcha'],
  [{ ...minimal, captcha: { provider: 'hcaptcha' } }, 'siteKey'],
])('rejects %j', (config, sentence) => {
  expect(() => parseRuntimeConfig(config)).toThrow(sentence);
});

it.each([
  ['team@showcase.test', 'team@showcase.test'],
  ['showcase.test', null],
  ['team@showcase.test?bcc=a@b.test', null],
  [undefined, null],
  [5, null],
])('reads the contact address %j as %j', (contactEmail, expected) => {
  expect(parseRuntimeConfig({ ...minimal, contactEmail }).contactEmail).toBe(expected);
});
