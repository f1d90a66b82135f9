import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openTarget } from './open-target.ts';

it.each([
  ['https://store.test/site/', 'https://store.test/site', true],
  ['sites/live', resolve('/home/ada/sites/live'), false],
  ['/srv/live', resolve('/srv/live'), false],
])('opens %s as %s', async (location, name, isPublic) => {
  expect(await openTarget(location, '/home/ada')).toMatchObject({ name, isPublic });
});

it.each(['s3://bucket/site', 'ftp://host', 'htps://store.test'])('rejects %s', async (location) => {
  await expect(openTarget(location)).rejects.toThrow('is neither a folder nor a URL');
});
