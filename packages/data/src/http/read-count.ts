import { toDataError } from './to-data-error.ts';

type CountResponse = PromiseLike<{ count: number | null; error: unknown; status: number }>;

/** The number that a request with `head` and `count` was asked for. */
export async function readCount(request: CountResponse): Promise<number> {
  const { count, error, status } = await request;
  if (error) throw toDataError(error, status);
  // Every counted answer of the database names its count: this one is of something in between.
  if (count === null) throw toDataError(new TypeError('The answer has no count'), 0);
  return count;
}
