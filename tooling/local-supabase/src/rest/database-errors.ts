import { isDiskFull, NOT_SAVED_MESSAGE } from '../postgres/disk-full.ts';

type DatabaseError = Error & { code: string; detail?: string; hint?: string };

/** The SQLSTATEs that the REST service itself maps to the right status. */
const mappedByService = /^(PT...|PGRST|42...|22...|23502|23503|23505|25006)$/;

/** PostgREST's status table; the first match wins. */
const statuses: [pattern: RegExp, status: number][] = [
  [/^08/, 503],
  [/^0[LP]/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|58|F0|HV|XX)/, 500],
  [/^28/, 403],
  [/^53400/, 500],
  [/^53/, 503],
  [/^57P01/, 503],
  [/^57/, 500],
  [/^P0001/, 400],
  [/^P0/, 500],
];

/** Converts errors that the REST service does not know into errors that it returns verbatim, with PostgREST's status. */
export function normalizeError(error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  if (isConnectionError(error.code)) {
    return toServiceError({
      status: 503,
      code: 'PGRST001',
      message: 'Database connection error. Retrying the connection.',
    });
  }
  if (isDiskFull(error))
    return toServiceError({ status: 503, code: '53100', message: NOT_SAVED_MESSAGE });
  if (!isSqlState(error.code) || mappedByService.test(error.code)) return error;
  const status = statuses.find(([pattern]) => pattern.test(error.code))?.[1] ?? 400;
  return toServiceError({
    status,
    code: error.code,
    message: error.message,
    details: error.detail,
    hint: error.hint,
  });
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function isSqlState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';
}

export function isConnectionError(code: string): boolean {
  return /^(CONNECT_TIMEOUT|CONNECTION_.+|ECONN.+|ENOENT|EPIPE)$/.test(code);
}

type ErrorFields = {
  status: number;
  code: string;
  message: string;
  details?: string;
  hint?: string;
};

function toServiceError({ status, code, message, details, hint }: ErrorFields) {
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: details ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  };
}
