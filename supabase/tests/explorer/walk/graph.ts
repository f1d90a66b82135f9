import type { Act } from '../acts/act.ts';
import type { View } from '../database/session.ts';
import type { Side, State } from '../state.ts';

export type Edge = { act: Act; to: Visited; isTrue: boolean };

/** A state that was reached, first by this act from that state. */
export type Visited = {
  key: string;
  /** Null where both are gone. */
  state: State | null;
  from: Visited | null;
  /** What led here from the state before; all of it, where the walk began. */
  acts: string[];
  path: Act[];
  edges: Edge[];
  /** Whether all acts were tried here. */
  isWalked: boolean;
  /** Whose acts were tried here alone, to find a way out. */
  walkedFor: Set<Side>;
  view: View | null;
  /** Acts that did something, by name. */
  done: Set<string>;
  /** What the others were answered. */
  rejections: Map<string, string>;
};

/** The act is what breaks it, if the state before is whole. */
export type Broken = { law: string; sentence: string; at: Visited; act?: Act };
export const describePath = (visited: Visited): string[] => [
  ...(visited.from ? describePath(visited.from) : []),
  ...visited.acts,
];

/** What a side does without the other one, unless it is about accounts; what time does, and what an admin decides. */
export const isAlone = ({ by, isAboutPeople, needsOther, name }: Act, side: Side) =>
  !isAboutPeople && !needsOther && (by === side || by === 'time' || name.includes('admin decides'));
