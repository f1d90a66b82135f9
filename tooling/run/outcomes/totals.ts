import { stripVTControlCharacters } from 'node:util';

/** Sums the totals that the test runners print last: `Tests  3 failed | 20 passed (23)` and `  20 passed (1.2m)`. */
export function countTests(printed: string): { passed: number; failed: number } {
  const closingLines = stripVTControlCharacters(printed)
    .split('\n')
    .filter((line) => /\bTests {2}|^ {2}\d+ (?:passed|failed)\b/.test(line));
  const sum = (label: string) =>
    closingLines
      .flatMap((line) => [...line.matchAll(new RegExp(`(\\d+) ${label}`, 'g'))])
      .reduce((total, [, number]) => total + Number(number), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/**
 * The tests that failed or passed only on a retry, as Vitest (`FAIL  file > name`, `FLAKY  file > name`) and Playwright
 * (`✘  3 [one origin] › file › name`) print them.
 */
export function listTroubledTests(printed: string): string[] {
  const names = stripVTControlCharacters(printed)
    .split('\n')
    .flatMap(
      (line) =>
        /(?:\b(?:FAIL|FLAKY) {2}|✘ +\d+ +)(.+?)(?: \([\d.]+[a-z]+\))?$/.exec(line)?.[1] ?? [],
    );
  return [...new Set(names)];
}
