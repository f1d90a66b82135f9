import { createFinding } from './finding.ts';
import type { Finding, TextFile } from './finding.ts';

type Page = TextFile & {
  headers: ReadonlyMap<string, string>;
  /** The policies of its `<meta http-equiv="Content-Security-Policy">`. */
  policies: readonly string[];
};

/** Headers with which a browser protects the visitors of a page, and that the page was sent without. */
export function findMissingHeaders(page: Page): Finding[] {
  const { headers, policies } = page;
  const policy = headers.get('content-security-policy') ?? '';
  const present: Record<string, boolean> = {
    'Strict-Transport-Security': /max-age\s*=\s*"?[1-9]/i.test(
      headers.get('strict-transport-security') ?? '',
    ),
    'Content-Security-Policy': policy !== '' || policies.length > 0,
    'X-Content-Type-Options': /^\s*nosniff\s*$/i.test(headers.get('x-content-type-options') ?? ''),
    // A policy in the page itself can't name who may frame it.
    'X-Frame-Options': /\bframe-ancestors\b/i.test(policy) || headers.has('x-frame-options'),
  };
  return Object.entries(present)
    .filter(([, isPresent]) => !isPresent)
    .map(([name]) => createFinding('missing-header', name, page));
}
