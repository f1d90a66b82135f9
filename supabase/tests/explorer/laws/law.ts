import type { Visited } from '../walk/graph.ts';
import type { Act } from '../acts/act.ts';
import type { State } from '../state.ts';

/** What is wrong with a state, in sentences. */
export type Law = (state: State, visited: Visited) => string[];
/** What is wrong with what an act did to a state. */
export type StepLaw = (
  before: State,
  act: Act,
  after: State,
  rejections: Visited['rejections'],
) => string[];

/** The sentences whose condition holds. */
export const listBroken = (sentences: Record<string, boolean>): string[] =>
  Object.keys(sentences).filter((sentence) => sentences[sentence]);
