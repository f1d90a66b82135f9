type ReturnError = 'spent-link' | 'cancelled' | 'failed';

/** The auth service reports an error in the query string, in the hash, or in both. */
export function readReturnError({ search, hash }: { search: string; hash: string }) {
  const reports = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const value = (name: string) => reports.map((report) => report.get(name)).find(Boolean);
  return toReturnError(value('error'), value('error_code'));
}

function toReturnError(error: string | null | undefined, code: string | null | undefined) {
  if (!error && !code) return null;
  if (code === 'otp_expired') return 'spent-link';
  // Canceling at the provider has no code; other errors do.
  const isCancelled = error === 'access_denied' && !code;
  return (isCancelled ? 'cancelled' : 'failed') satisfies ReturnError;
}
