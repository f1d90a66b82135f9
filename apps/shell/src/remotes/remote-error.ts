/** Why a remote is not there: `incompatible` needs a newer app, `late` may need a reload, `broken` and `unreachable` another try. */
export type RemoteErrorKind = 'unreachable' | 'late' | 'broken' | 'incompatible';

export class RemoteError extends Error {
  readonly kind: RemoteErrorKind;
  readonly remote: string;

  constructor(kind: RemoteErrorKind, remote: string, cause?: unknown) {
    super(`The remote ${remote} is ${kind}`, { cause });
    this.name = 'RemoteError';
    this.kind = kind;
    this.remote = remote;
  }
}
