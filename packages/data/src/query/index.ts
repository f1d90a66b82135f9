export { LIST_LIMIT, SEARCH_PAGE_SIZE } from '../constants.ts';
export { DataProvider, useDataClient } from './data-provider.tsx';
export { suggestionQueries } from './search/suggest-search.ts';
export { createQueryClient } from './query-client.ts';
export { invalidateQueries } from './invalidate-queries.ts';
export type { CountedPage, Page } from './page.ts';
export { useCountedList, useInfiniteList, useItem, useList, useSearch } from './use-data.ts';
export { itemQueries } from '../items/item-status.ts';
export { QUICK_READ_TABLES, quickRead } from '../debug/quick-read.ts';
