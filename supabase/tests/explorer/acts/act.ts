import type { Scene } from '../starts/scene.ts';
import type { Facts, Side, State } from '../state.ts';

type Who = Side | 'first' | 'second' | 'time';

/** What a person or time does; there is nothing to do it with where `call` or `happen` answers null. */
export type Act = {
  /** A sentence. */
  name: string;
  by: Who;
  /** Whether it is about an account or an item, and not about this hire alone. */
  isAboutPeople?: boolean;
  /** Whether nothing comes of it without the other side. */
  needsOther?: boolean;
  /** The action by which the request, or its case, offers it to its side. */
  offered?: string;
  /** Its steps in `private.hire_steps`, unless it is offered by the name of its step. */
  steps?: string[];
  /** Whether it writes to a table itself: the policies that refuse it say no sentence. */
  isWrite?: true;
  /** For a word that could be a lie: whether it is true. */
  isTrue?: (state: State) => boolean;
  /** Beyond this it is not tried; what was cut off is printed. */
  bound?: (state: State) => boolean;
} & (
  | { call: (state: State, scene: Scene) => string | null }
  | { happen: (facts: Facts, state: State) => Facts | null }
);

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
