import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** They write under keys that they are given. */
const EXTERNAL_KEY_WRITERS = [
  'apps/dev-dashboard/src/shared/draft/claim-draft.ts',
  'apps/shell/src/debug/storage/stored-items.ts',
  'packages/data/src/session/storage/auth-storage.ts',
];

const writers = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .filter((path) => /\.setItem\(|indexedDB\.open\(/.test(read(path)));

function read(path: string) {
  return readFileSync(resolve(root, path), 'utf8');
}

// Sign-out removes everything that a user has left in the browser by this prefix (packages/data/src/drafts/local-data.ts).
it.each(writers.filter((path) => !EXTERNAL_KEY_WRITERS.includes(path)))(
  '%s uses the common prefix for everything it stores in the browser',
  (path) => {
    expect(read(path)).toContain('bolt-showcase-');
  },
);

it('lists only files that store under given keys', () => {
  expect(writers).toEqual(expect.arrayContaining(EXTERNAL_KEY_WRITERS));
});
