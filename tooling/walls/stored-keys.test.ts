import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** They write under keys that are given to them. */
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

// A sign-out removes what a person has left in the browser by this prefix (packages/data/src/drafts/local-data.ts).
it.each(writers.filter((path) => !EXTERNAL_KEY_WRITERS.includes(path)))(
  '%s writes into the browser under the common prefix',
  (path) => {
    expect(read(path)).toContain('bolt-showcase-');
  },
);

it('knows the files that write under keys of others', () => {
  expect(writers).toEqual(expect.arrayContaining(EXTERNAL_KEY_WRITERS));
});
