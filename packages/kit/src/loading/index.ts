export { Floating, lazyDialog } from './lazy-dialog.tsx';
export { lazyComponent, type LazyComponent, type LoadFailureProps } from './lazy-component.tsx';
