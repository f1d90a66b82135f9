export { countLabel } from './count-label.ts';
export { ListFooter, type NextPage } from './list-footer.tsx';
export { InfiniteList, QueryList } from './query-list.tsx';
export { ReadFailure } from './read-failure.tsx';
