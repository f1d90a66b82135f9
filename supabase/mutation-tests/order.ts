import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export type TestText = { file: string; text: string };

/** The text of each test file, together with the tables of cases that it imports. */
export async function readTests(files: string[]): Promise<TestText[]> {
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(file, 'utf8');
      const imported = [...source.matchAll(/from '(\.[^']+)'/g)]
        .map(([, path]) => resolve(dirname(file), path ?? ''))
        .filter((path) => !path.endsWith('/world.ts'));
      const texts = await Promise.all(imported.map((path) => readFile(path, 'utf8')));
      return { file, text: [source, ...texts].join('\n') };
    }),
  );
}

/** Files that killed recent mutants first, then those asked for, then the ones with more of the rarer words; short before long, races and the explorer last. */
export function sortByLikelihood(
  tests: TestText[],
  keywords: string[],
  last: (string | undefined)[],
  first?: RegExp,
) {
  const scores = new Map(
    tests.map(({ file, text }) => [
      file,
      (last.includes(file) ? 99 - last.indexOf(file) : /\/(races|explorer)\//.test(file) ? -9 : 0) +
        (first?.test(file) ? 50 : 0) -
        text.length / 1e6,
    ]),
  );
  for (const keyword of keywords) {
    const hits = tests.map(({ text }) => text.split(keyword).length - 1);
    const total = hits.reduce((sum, one) => sum + one, 0);
    tests.forEach(({ file }, index) => {
      scores.set(file, (scores.get(file) ?? 0) + (total > 0 ? (hits[index] ?? 0) / total : 0));
    });
  }
  return tests.map(({ file }) => file).sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}
