import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

const listFlaky: Reporter = {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    console.log(` FLAKY  ${test.module.relativeModuleId} > ${test.fullName}`);
  },
};

/** As in the journeys, a retry keeps a busy machine from failing a run; the summary names every test that needed one. */
export const withRetries = {
  retry: process.env.CI ? 1 : 0,
  reporters: ['default', listFlaky],
} satisfies ViteUserConfig['test'];

/** The tests of a package with components. */
export const componentTests = {
  plugins: [react()],
  test: { ...withRetries, environment: 'happy-dom', pool: 'vmThreads', testTimeout: 30_000 },
} satisfies ViteUserConfig;
