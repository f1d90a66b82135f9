export { componentTests as default } from '../../tooling/vitest.ts';
