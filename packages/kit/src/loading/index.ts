export { LoadFailure, lazyComponent, type LoadFailureProps } from './lazy-component.tsx';
export { useLazyImport } from './use-lazy-import.ts';
