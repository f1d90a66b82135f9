import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{tests,proof}/**/*.test.ts'],
    globalSetup: './tests/support/start-backend.ts',
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
