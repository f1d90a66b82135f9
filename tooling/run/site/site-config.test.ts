import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSiteConfig } from './site-config.ts';

const valid = { origin: 'https://site.test', supabaseUrl: 'https://api.test', supabaseKey: 'key' };

async function read(config: object) {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'prod.json');
  await writeFile(file, JSON.stringify(config));
  return readSiteConfig(file);
}

it('has defaults that are safe in production', async () => {
  expect(await read(valid)).toEqual({
    ...valid,
    registryUrl: '/registry-index.json',
    debugPanel: 'off',
    remoteOverrides: false,
  });
});

it.each([
  ['origin', { origin: 'site.test' }],
  ['supabaseUrl', { supabaseUrl: undefined }],
  ['supabaseKey', { supabaseKey: '' }],
  ['captcha', { captcha: { provider: 'other', siteKey: 'a' } }],
  ['telemetry', { telemetry: 'beacons' }],
  ['contactEmail', { contactEmail: 'team' }],
])('names what is wrong: %s', async (name, change) => {
  await expect(read({ ...valid, ...change })).rejects.toThrow(
    new RegExp(`prod.json: .*\n.*${name}`),
  );
});
