import { expect, it } from 'vitest';
import { countTests, listTroubledTests } from './totals.ts';

it.each([
  ['vitest', '      Tests  20 passed (20)', { passed: 20, failed: 0 }],
  [
    'vitest with failures',
    '@showcase/ui:test:       Tests  3 failed | 20 passed (23)',
    { passed: 20, failed: 3 },
  ],
  [
    'vitest in color',
    'data:test: \u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m383 passed\u001b[39m\u001b[22m (383)',
    { passed: 383, failed: 0 },
  ],
  ['playwright', '  28 passed (2.4m)', { passed: 28, failed: 0 }],
  [
    'playwright with failures',
    '  4 failed\n    [x] › a.spec.ts\n  15 passed (2.3m)',
    { passed: 15, failed: 4 },
  ],
  ['files, not tests', ' Test Files  2 passed (2)', { passed: 0, failed: 0 }],
  ['a sentence', 'all 12 passed through', { passed: 0, failed: 0 }],
  ['several runners', '      Tests  1 passed (1)\n  2 passed (1s)', { passed: 3, failed: 0 }],
])('reads the summary of %s', (_name, printed, expected) => {
  expect(countTests(printed)).toEqual(expected);
});

it.each([
  [
    'vitest',
    ' FAIL  src/a.test.ts > keeps the draft\nAssertionError: x\n FAIL  src/a.test.ts > keeps the draft',
    ['src/a.test.ts > keeps the draft'],
  ],
  [
    'vitest through Turborepo',
    '@showcase/ui:test:  FAIL  src/a.test.ts > keeps the draft',
    ['src/a.test.ts > keeps the draft'],
  ],
  [
    'vitest with a flaky test',
    '@showcase/ui:test:  FLAKY  src/a.test.ts > keeps the draft\n  ✓ src/b.test.ts (3 tests)',
    ['src/a.test.ts > keeps the draft'],
  ],
  [
    'playwright with a flaky test',
    '  ✘  39 [one origin] › journeys/a.spec.ts:5:1 › signs in (1.0m)\n  ✓  40 [one origin] › b (2.5s)',
    ['[one origin] › journeys/a.spec.ts:5:1 › signs in'],
  ],
  ['only passed tests', '  ✓  40 [one origin] › b (2.5s)', []],
])('lists failed and flaky tests: %s', (_name, printed, expected) => {
  expect(listTroubledTests(printed)).toEqual(expected);
});
