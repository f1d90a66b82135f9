import { mergeConfig } from 'vitest/config';
import { componentTests } from '../../tooling/testing/vitest.ts';

export default mergeConfig(componentTests, { test: { testTimeout: 60_000 } });
