import type { Act } from '../acts/act.ts';
import type { Broken, Visited } from '../walk/graph.ts';
import { files, filesStay } from './files.ts';
import type { Law, StepLaw } from './law.ts';
import { money } from './money.ts';
import { news } from './news.ts';
import { privacy } from './privacy.ts';
import { sides, sum } from '../state.ts';
import { time } from './time.ts';
import { truth } from './truth.ts';
import { findWithoutWayOut } from './way-out.ts';

const laws: Record<string, Law> = { truth, money, news, privacy, files };
const stepLaws: Record<string, StepLaw> = { time, files: filesStay };

/** How often the laws are looked at: those of states in each, the way out for both sides, and those of steps after each act. */
export const countChecks = (visited: readonly Visited[]) =>
  sum(
    visited
      .filter(({ state }) => state)
      .map(
        ({ edges }) =>
          Object.keys(laws).length + sides.length + Object.keys(stepLaws).length * edges.length,
      ),
  );

/** What breaks a law, each sentence once, where it was first reached. */
export function findBroken(visited: readonly Visited[]): Broken[] {
  const broken = new Map<string, Broken>();
  const add = (law: string, sentences: readonly string[], at: Visited, act?: Act) => {
    for (const sentence of sentences)
      if (!broken.has(sentence)) broken.set(sentence, { law, sentence, at, ...(act && { act }) });
  };
  for (const from of visited) {
    const { state, edges, rejections } = from;
    if (!state) continue;
    for (const [name, law] of Object.entries(laws)) add(name, law(state, from), from);
    for (const { act, to } of edges)
      if (to.state)
        for (const [name, law] of Object.entries(stepLaws))
          add(name, law(state, act, to.state, rejections), from, act);
  }
  for (const { at, sentence } of findWithoutWayOut(visited)) add('a way out', [sentence], at);
  return [...broken.values()];
}
