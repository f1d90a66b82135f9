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
  // The default of 1 s is too little for a busy machine.
  expect: { poll: { timeout: 20_000 } },
} satisfies ViteUserConfig['test'];

/**
 * The tests of a package with components. The files share modules and a page, because reading modules again took a third of the time.
 * So a helper's module runs once: its hooks would apply to the first file only.
 */
export const componentTests = {
  plugins: [react()],
  test: {
    ...withRetries,
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false,
    setupFiles: [`${import.meta.dirname}/clean-up.ts`],
    testTimeout: 30_000,
  },
} satisfies ViteUserConfig;
