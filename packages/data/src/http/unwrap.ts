import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { toDataError } from './to-data-error.ts';

/** The data of an answer, or its error as a DataError. */
export function unwrap<T>(answer: PostgrestSingleResponse<T>): T {
  if (answer.error) throw toDataError(answer.error, answer.status);
  return answer.data;
}
