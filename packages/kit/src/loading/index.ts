export { LoadFailure, loadLater, type LoadFailureProps } from './load-later.tsx';
export { useCode } from './use-code.ts';
