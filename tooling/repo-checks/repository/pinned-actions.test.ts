import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

const uses = globSync('.github/**/*.{yml,yaml}', { cwd: root }).flatMap((path) =>
  [...readFileSync(resolve(root, path), 'utf8').matchAll(/\buses:\s*(.+)/g)].map(
    ([, action = '']) => [path, action.trim()] as const,
  ),
);

/** A tag may be moved to other code at any time, a commit may not. The version comment is for readers and for bots that update it. */
const PINNED = /^(?:\.\/\S+|[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

it.each(uses)('%s pins %s to a commit and names its version', (_path, action) => {
  expect(action).toMatch(PINNED);
});

it('finds the actions of the workflows', () => {
  expect(uses.length).toBeGreaterThan(10);
});

it.each(['actions/cache@v4', 'actions/cache@main', `actions/cache@${'0'.repeat(40)}`])(
  'rejects %s',
  (action) => {
    expect(action).not.toMatch(PINNED);
  },
);
