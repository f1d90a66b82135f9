export { componentTests as default } from '../../tooling/testing/vitest.ts';
