export { Floating, lazyDialog } from './lazy-dialog.tsx';
export { useIsImporting } from './use-lazy-import.ts';
export { lazyComponent, type LazyComponent, type LoadFailureProps } from './lazy-component.tsx';
