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
  | 'second-factor-needed'
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
 * The only error that leaves this package. Screens switch on `kind` and show what `explainError` of @showcase/kit returns for it.
 * `message` and `code` are for the log only.
 */
export class DataError extends Error {
  /** @deprecated For the log only: it may come from PostgreSQL or a proxy. Show `explainError(error, { action })`. */
  declare message: string;
  readonly kind: DataErrorKind;
  /** Written for users: what our own database functions raise, or which picture was rejected; undefined for every other error. */
  readonly sentence: string | undefined;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: string | undefined;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined;
  /** Why the password is weak. */
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

/** True if the backend was unreachable or could not respond, as opposed to rejecting the request. */
export function isOutage(error: DataError | null | undefined) {
  return error?.kind === 'unreachable' || error?.kind === 'timeout' || error?.kind === 'server';
}
