import { measureSlowdown } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { maskSecret, maskTokens } from './mask.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';

it.each([
  ['short', '••••••••'],
  [token, 'eyJhbG••••••••dXJl'],
])('masks %s as %s', (secret, expected) => {
  expect(maskSecret(secret)).toBe(expected);
});

it.each([
  [
    `{"access_token":"${token}","expires_in":3600}`,
    '{"access_token":"••••••••","expires_in":3600}',
  ],
  ['{ "refresh_token": "v1.abc" }', '{ "refresh_token": "••••••••" }'],
  [`Bearer ${token}`, 'Bearer eyJhbG••••••••dXJl'],
  [`base64-${token}`, 'base64-eyJhbG••••••••dXJl'],
  ['v1.2.3', 'v1.2.3'],
  ['{"theme":"dark"}', '{"theme":"dark"}'],
])('masks the tokens in %s', (text, expected) => {
  expect(maskTokens(text)).toBe(expected);
});

it('scans text that only starts like tokens in linear time', () => {
  expect(measureSlowdown(maskTokens, 'eyJ')).toBeLessThan(32);
});
