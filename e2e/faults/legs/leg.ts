import type { Account } from '../../fixtures/people/accounts.ts';
import type { ChangeHtml } from '../proxy/fault-proxy.ts';
import type { Walker } from '../walk/walker.ts';

/** A part of the main journey with a start of its own. */
export type Leg = {
  name: string;
  /** Writes through the API what was done before, and says how the leg is walked. */
  begin: () => Promise<Scene>;
};

export type Scene = {
  /** Whose browser it is; a visitor's without. */
  person?: Account;
  /** How the site's pages differ. */
  change?: ChangeHtml;
  /** From the opening of a page to the goal; begins anew where the page was loaded anew. */
  walk: (walker: Walker) => Promise<void>;
  /** What must be in the database afterwards, once: what is there, and what should be. */
  stored?: () => Promise<{ actual: unknown; expected: unknown }>;
};
