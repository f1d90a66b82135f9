import { defineConfig } from 'vitest/config';
import { withRetries } from '../../tooling/testing/vitest.ts';

export default defineConfig({ test: { ...withRetries, testTimeout: 30_000 } });
