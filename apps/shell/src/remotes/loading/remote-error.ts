/** Why a remote failed: `incompatible` needs a newer shell, `unverified` lacks a hash, `late` may need a reload, the others a retry. */
export type RemoteErrorKind = 'unreachable' | 'late' | 'broken' | 'incompatible' | 'unverified';

export class RemoteError extends Error {
  readonly kind: RemoteErrorKind;
  readonly release: { name: string; version: string };

  constructor(
    kind: RemoteErrorKind,
    { name, version }: { name: string; version: string },
    cause?: unknown,
  ) {
    const hasMessage = cause instanceof Error || cause instanceof DOMException;
    const reason = hasMessage ? `: ${cause.message}` : '';
    super(`The remote ${name} ${version} is ${kind}${reason}`, { cause });
    this.name = 'RemoteError';
    this.kind = kind;
    this.release = { name, version };
  }
}

/** What `withTimeLimit` throws, here and in a remote. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
