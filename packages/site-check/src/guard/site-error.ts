export type SiteProblem =
  /** No web URL with a public host and the standard port. */
  | 'invalid-url'
  /** The name, or one of its addresses, belongs to no public host. */
  | 'not-public'
  | 'unknown-host'
  | 'no-connection'
  | 'no-certificate'
  | 'too-slow'
  | 'invalid-response'
  | 'other-host'
  | 'too-many-redirects'
  /** As many requests as were allowed have been made. */
  | 'too-many-requests';

/** Why a site could not be read. */
export class SiteError extends Error {
  readonly problem: SiteProblem;

  constructor(problem: SiteProblem, options?: ErrorOptions) {
    super(`The site could not be read (${problem})`, options);
    this.name = 'SiteError';
    this.problem = problem;
  }
}
