import { toDataError } from './to-data-error.ts';

type CountResponse = PromiseLike<{ count: number | null; error: unknown; status: number }>;

/** The count of a request that was sent with `head` and `count`. */
export async function readCount(request: CountResponse): Promise<number> {
  const { count, error, status } = await request;
  if (error) throw toDataError(error, status);
  // Every counted response of the database has a count, so this one comes from a proxy.
  if (count === null) throw toDataError(new TypeError('The response has no count'), 0);
  return count;
}
