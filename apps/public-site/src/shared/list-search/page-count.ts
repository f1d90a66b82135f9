import { countParam, defineSearch } from '@showcase/kit/search';

/** The number of pages in the URL. A link restores at most 20; more are loaded by hand. */
export const pageCountSearch = defineSearch({ page: countParam(20) });
