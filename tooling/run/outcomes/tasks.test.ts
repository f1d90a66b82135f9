import { expect, it } from 'vitest';
import { TaskLog } from './tasks.ts';

function read(...lines: string[]) {
  const log = new TaskLog();
  const shown = lines.filter((line) => log.read(line));
  return { log, shown };
}

it('tells tasks that ran from those whose result was remembered, and shows only the former', () => {
  const { log, shown } = read(
    '@showcase/ui:test: cache hit, replaying logs 0a1b',
    '@showcase/ui:test:       Tests  20 passed (20)',
    '@showcase/kit:test: cache miss, executing 2c3d',
    '@showcase/kit:test:       Tests  5 passed (5)',
    '@showcase/repo-checks:test:repository: cache bypass, force executing 4e5f',
    ' Tasks:    3 successful, 3 total',
  );
  expect([...log.remembered]).toEqual(['@showcase/ui:test']);
  expect([...log.ran.keys()]).toEqual([
    '@showcase/kit:test',
    '@showcase/repo-checks:test:repository',
  ]);
  expect(shown.filter((line) => line.includes('ui'))).toEqual([]);
  expect(shown).toHaveLength(4);
});

it('knows the hashes of the tasks with a test that passed only when it was repeated', () => {
  const { log } = read(
    '@showcase/kit:test: cache miss, executing 2c3d',
    '@showcase/ui:test: cache miss, executing 0a1b',
    '@showcase/kit:test: \u001b[33m FLAKY  src/a.test.ts > keeps the draft\u001b[39m',
    '@showcase/ui:test:  ✓ src/b.test.ts (3 tests)',
  );
  expect([...log.flakyHashes]).toEqual(['2c3d']);
});
