import type { QueryData } from '@supabase/supabase-js';
import type { selectServices } from './columns.ts';
import type { ServiceMetadata } from './read-metadata.ts';

/** The price is in US dollars, the duration a text such as '3-5 days'. The main image comes first, then up to six more. */
export type Service = Omit<QueryData<ReturnType<typeof selectServices>>[number], 'metadata'> & {
  metadata: ServiceMetadata;
};
