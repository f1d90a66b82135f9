import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(resolve(root, path), 'utf8') }));

/** The elements that are one line themselves, not something inside them. */
const lines = sources.flatMap(({ path, code }) =>
  [
    ...code.matchAll(
      /^(?:export )?const (\w+) = styled[^`]*`\n(?: {2}[^{}\n]*;\n)*? {2}\$\{oneLine\}/gm,
    ),
  ].map(([, name = '']) => ({ name, folder: resolve('/', path, '..') })),
);

it('cuts off no name at the end of a line from the other side', () => {
  expect(lines.length).toBeGreaterThan(5);
  const wrong = sources.flatMap(({ path, code }) =>
    lines
      .filter(({ folder }) => resolve('/', path).startsWith(folder))
      .filter(({ name }) =>
        new RegExp(`<${name}\\b[^>]*>\\s*(<Link\\b[^>]*>\\s*)?<bdi>`).test(code),
      )
      .map(({ name }) => `${path}: ${name} needs dir="auto" instead of a bdi`),
  );
  expect(wrong).toEqual([]);
});
