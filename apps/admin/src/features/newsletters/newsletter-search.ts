import { defineSearch } from '@showcase/kit/search';
import { cursorsParam } from '../../shared/list/list-search.ts';

export const newsletterSearch = defineSearch<{ cursors: string[] }>({ cursors: cursorsParam });

export const toNewsletterCursor = ({ cursors }: { cursors: string[] }) => cursors.at(-1) ?? null;
