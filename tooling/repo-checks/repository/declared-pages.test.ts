import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { siteReleases } from '../../../apps/shell/src/testing/site-releases.ts';
import { matchesPattern } from '../../../packages/remote-contract/src/registry/path-pattern.ts';
import { describeRemote } from '../../release/src/describe-remote.ts';
import { otherPages, sitePages } from '../../../e2e/screens/site-pages.ts';

const root = resolve(import.meta.dirname, '../../..');
const remotes = globSync('apps/*/src/remote.ts', { cwd: root }).map((file) =>
  basename(dirname(dirname(file))),
);
const descriptions = new Map<string, Awaited<ReturnType<typeof describeRemote>>>();

beforeAll(async () => {
  for (const name of remotes) {
    descriptions.set(name, await describeRemote(root, resolve(root, 'apps', name)));
  }
}, 120_000);

it.each(siteReleases)(
  'apps/shell/src/testing/site-releases.ts says of $name what its declaration says',
  ({ name, mount, paths, area, nav = [], footer = [], purposes = {} }) => {
    const declared = descriptions.get(name);
    expect({ mount, area, nav, footer, purposes }).toEqual({
      mount: declared?.mount,
      area: declared?.area,
      nav: declared?.nav,
      footer: declared?.footer,
      purposes: declared?.purposes,
    });
    expect(paths.filter((path) => !declared?.paths.includes(path))).toEqual([]);
  },
);

it.each(remotes)('e2e/screens/site-pages.ts has every page of %s, or a reason why not', (name) => {
  const ids = { project: '1', pendingRequest: '2', openCase: '3', creator: '4' };
  const known = sitePages.map(({ path }) => {
    const url = typeof path === 'string' ? path : path(ids);
    return url.replace(/\?.*/, '');
  });
  const missing = descriptions
    .get(name)
    ?.paths.filter(
      (pattern) =>
        !otherPages[pattern] && !known.some((pathname) => matchesPattern(pattern, pathname)),
    );
  expect(missing).toEqual([]);
});
