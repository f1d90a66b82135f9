import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toStackConfig } from '../../stack/stack-config.ts';

const file = join(import.meta.dirname, '../../config.toml');
const production = readFileSync(file, 'utf8');

it('a stack for tests needs no confirmation, captcha or mail service, and allows many sign-ins', () => {
  const before = production.split('\n');
  const after = toStackConfig(production).split('\n');
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    'site_url = "http://localhost:3000"',
    'additional_redirect_urls = ["http://localhost:*/**"]',
    'email_sent = 10000',
    'sign_in_sign_ups = 10000',
    'token_refresh = 10000',
    'token_verifications = 10000',
    'enabled = false',
    'enable_confirmations = false',
    'max_frequency = "1s"',
    'enabled = false',
  ]);
});

it('throws if a setting is no longer in production', () => {
  expect(() => toStackConfig(production.replace('enable_confirmations', 'confirmations'))).toThrow(
    'config.toml has no auth.email.enable_confirmations',
  );
});
