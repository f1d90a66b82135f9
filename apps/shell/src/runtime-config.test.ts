import { expect, it } from 'vitest';
import { parseRuntimeConfig } from './runtime-config.ts';

const least = { supabaseUrl: '/', supabaseKey: 'sb_publishable_x' };

it('knows no captcha unless the deployment names one', () => {
  expect(parseRuntimeConfig(least).captcha).toBeNull();
  const captcha = { provider: 'turnstile', siteKey: 'site-key' };
  expect(parseRuntimeConfig({ ...least, captcha }).captcha).toEqual(captcha);
});

it.each([
  [{ supabaseKey: 'x' }, 'supabaseUrl'],
  [{ supabaseUrl: '/' }, 'supabaseKey'],
  [{ ...least, captcha: { provider: 'other', siteKey: 'x' } }, 'neither turnstile nor hcaptcha'],
  [{ ...least, captcha: { provider: 'hcaptcha' } }, 'siteKey'],
])('refuses %j', (config, sentence) => {
  expect(() => parseRuntimeConfig(config)).toThrow(sentence);
});
