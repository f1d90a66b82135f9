export { DialogLoadFailure, Floating } from './dialog-load-failure.tsx';
export { lazyComponent, type LazyComponent, type LoadFailureProps } from './lazy-component.tsx';
