import { expect } from 'vitest';

/** The status, the headers and the message that the caller gets instead of a result. */
export async function getErrorStatus(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof Error && 'code' in error && 'detail' in error))
    throw new Error('It was allowed.', { cause: error });
  expect(error.code).toBe('PGRST');
  return { ...JSON.parse(error.message), ...JSON.parse(String(error.detail)) };
}
