import { expect } from 'vitest';
import type { TestBackend } from '../backend.ts';

type Failure = { error_code: string; msg: string; status: number };

/** How a call to the auth service fails, as it is sent. */
export async function failAuth(
  backend: Pick<TestBackend, 'url' | 'publishableKey'>,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Failure> {
  const response = await fetch(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { code, error_code, msg } = (await response.json()) as Failure & { code: number };
  expect(code).toBe(response.status);
  expect(response.headers.get('x-sb-error-code')).toBe(error_code);
  return { error_code, msg, status: response.status };
}
