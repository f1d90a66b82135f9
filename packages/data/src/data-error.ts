export type DataErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'server'
  | 'stale-schema'
  | 'rate-limited'
  | 'unauthenticated'
  | 'forbidden'
  | 'sign-in-too-old'
  | 'captcha-failed'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'invalid'
  | 'invalid-credentials'
  | 'unconfirmed'
  | 'weak-password'
  | 'invalid-token'
  | 'invalid-token-response'
  | 'redirect';

type DataErrorInit = {
  kind: DataErrorKind;
  message: string;
  sentence?: string | undefined;
  status: number;
  code?: string | undefined;
  retryAfter?: number | undefined;
  reasons?: string[] | undefined;
  cause?: unknown;
};

/**
 * The one error that leaves this package. Screens switch on `kind` and show what `explainError` of @showcase/kit makes of it;
 * `message` and `code` are for the log, as the message may be PostgreSQL's or a proxy's.
 */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  /** Written for users: what our own database functions say, or which picture was refused; undefined for every other error. */
  readonly sentence: string | undefined;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: string | undefined;
  /** Seconds until it makes sense to ask again. */
  readonly retryAfter: number | undefined;
  /** Why a password is weak. */
  readonly reasons: readonly string[];

  constructor(init: DataErrorInit) {
    const { kind, message, sentence, status, code, retryAfter, reasons = [], cause } = init;
    super(message, { cause });
    this.name = 'DataError';
    this.kind = kind;
    this.sentence = sentence;
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.reasons = reasons;
  }
}

/** True where the backend was not reached or could not answer, rather than refused. */
export function isOutage(error: DataError | null | undefined) {
  return error?.kind === 'unreachable' || error?.kind === 'timeout' || error?.kind === 'server';
}
