import { expect, it } from 'vitest';
import { parseRuntimeConfig } from './runtime-config.ts';

const least = { supabaseUrl: '/', supabaseKey: 'sb_publishable_x' };

it('has no captcha unless the deployment configures one', () => {
  expect(parseRuntimeConfig(least).captcha).toBeNull();
  const captcha = { provider: 'turnstile', siteKey: 'site-key' };
  expect(parseRuntimeConfig({ ...least, captcha }).captcha).toEqual(captcha);
});

it.each([
  [{ supabaseKey: 'x' }, 'supabaseUrl'],
  [{ supabaseUrl: '/' }, 'supabaseKey'],
  [{ ...least, captcha: { provider: 'other', siteKey: 'x' } }, 'neither turnstile nor hcaptcha'],
  [{ ...least, captcha: { provider: 'hcaptcha' } }, 'siteKey'],
])('rejects %j', (config, sentence) => {
  expect(() => parseRuntimeConfig(config)).toThrow(sentence);
});
