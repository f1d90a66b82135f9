import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { withRetries } from '../../tooling/vitest.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    ...withRetries,
    pool: 'vmThreads',
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          setupFiles: 'src/testing/broadcast-channel.ts',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/global-setup.ts'],
        },
      },
    ],
  },
});
