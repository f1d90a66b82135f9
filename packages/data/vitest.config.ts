import { defineConfig, mergeConfig } from 'vitest/config';
import { componentTests, withRetries } from '../../tooling/testing/vitest.ts';

export default defineConfig({
  test: {
    ...withRetries,
    projects: [
      mergeConfig(componentTests, {
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] },
      }),
      {
        extends: true,
        test: {
          name: 'backend',
          pool: 'threads',
          isolate: false,
          restoreMocks: true,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          unstubGlobals: true,
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
        },
      },
    ],
  },
});
