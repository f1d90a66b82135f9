import type { Account } from '../../fixtures/people/accounts.ts';
import type { ChangeHtml } from '../proxy/fault-proxy.ts';
import type { Walker } from '../walk/walker.ts';

/** A part of the main journey with its own initial state. */
export type Leg = {
  name: string;
  /** Creates the initial state through the API and returns how to walk the leg. */
  begin: () => Promise<Scene>;
};

export type Scene = {
  /** The signed-in user; a visitor if absent. */
  person?: Account;
  /** How the site's pages differ. */
  change?: ChangeHtml;
  /** From opening a page to the goal; starts over after a reload. */
  walk: (walker: Walker) => Promise<void>;
  /** The rows that the database must contain afterwards, exactly once: actual and expected rows. */
  stored?: () => Promise<{ actual: unknown; expected: unknown }>;
};
