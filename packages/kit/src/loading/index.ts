export {
  LoadFailure,
  lazyComponent,
  type LazyComponent,
  type LoadFailureProps,
} from './lazy-component.tsx';
