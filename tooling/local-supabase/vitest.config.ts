import { defineConfig } from 'vitest/config';
import { withRetries } from '../../tooling/testing/vitest.ts';

export default defineConfig({
  test: {
    ...withRetries,
    include: ['tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
  },
});
