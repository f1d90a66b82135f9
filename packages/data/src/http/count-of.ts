import { toDataError } from './to-data-error.ts';

type Counted = PromiseLike<{ count: number | null; error: unknown; status: number }>;

/** The number that a request with `head` and `count` was asked for. */
export async function countOf(asking: Counted): Promise<number> {
  const { count, error, status } = await asking;
  if (error) throw toDataError(error, status);
  return count ?? 0;
}
