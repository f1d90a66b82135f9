import { defineConfig } from 'vitest/config';
import { withRetries } from '../tooling/testing/vitest.ts';
import { sumUpWalks } from './tests/explorer/walk/summary.ts';
import { backendCount } from './tests/support/backend/backend-count.ts';

export default defineConfig({
  test: {
    ...withRetries,
    reporters: [...withRetries.reporters, sumUpWalks],
    include: ['{tests,mutation-tests}/**/*.test.ts'],
    globalSetup: './tests/support/backend/start-backend.ts',
    // As many as there are backends.
    maxWorkers: backendCount,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
