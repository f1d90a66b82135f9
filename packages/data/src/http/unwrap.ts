import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { toDataError } from './to-data-error.ts';

/** Returns the data of a response, or throws its error as a DataError. */
export function unwrap<T>(response: PostgrestSingleResponse<T>): T {
  if (response.error) throw toDataError(response.error, response.status);
  return response.data;
}
