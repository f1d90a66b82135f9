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

/** Which tests most likely cover what has these keywords. */
export function createOrder(tests: TestText[]) {
  const known = new Map<string, number[]>();
  /** Of all that tests say of a keyword, how much each file says. */
  const shareOut = (keyword: string) => {
    const hits = tests.map(({ text }) => text.split(keyword).length - 1);
    const total = Math.max(1, sum(hits));
    return hits.map((count) => count / total);
  };
  /** Files that killed recent mutants first, then those asked for, then the ones with more of the rarer words; short before long, races and the explorer last. */
  return (keywords: readonly string[], last: (string | undefined)[], first?: RegExp) => {
    for (const keyword of keywords) if (!known.has(keyword)) known.set(keyword, shareOut(keyword));
    const shares = keywords.flatMap((keyword) => [known.get(keyword) ?? []]);
    const score = ({ file, text }: TestText, index: number) =>
      (last.includes(file) ? 99 - last.indexOf(file) : /\/(races|explorer)\//.test(file) ? -9 : 0) +
      (first?.test(file) ? 50 : 0) -
      text.length / 1e6 +
      sum(shares.map((ofKeyword) => ofKeyword[index] ?? 0));
    const scored = tests.map((test, index) => ({ file: test.file, score: score(test, index) }));
    return scored.toSorted((a, b) => b.score - a.score).map(({ file }) => file);
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
