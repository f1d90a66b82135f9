import type { Act } from '../acts/act.ts';
import type { Call, Held, Session } from '../database/session.ts';
import { isAlone } from './graph.ts';
import type { Visited } from './graph.ts';
import type { Scene } from '../starts/scene.ts';
import { isAnswer, keyOf, nothingHappened } from '../state.ts';
import type { Answer, Facts, Side, State } from '../state.ts';

const withFacts = (held: Held, facts: Facts): State | null => held && { ...held, facts };

/** What a person is answered is a sentence that a function wrote, or the refusal of a policy; anything else is a failure. */
function toSentence({ name, isWrite }: Act, { code, message }: Answer) {
  if (!code.startsWith('PT4') && !(isWrite && code === '42501'))
    throw new Error(`When ${name}: ${code} ${message}`);
  return message;
}

export type Walk = {
  visited: Visited[];
  acts: number;
  /** How often a bound kept an act from being tried, by its name. */
  cutOff: Map<string, number>;
};

/** Visits states breadth first, until so many were walked: the first sequence that leads to a state is a shortest one. */
export function createWalk(session: Session, scene: Scene, acts: readonly Act[]) {
  const byName = new Map(acts.map((act) => [act.name, act]));
  const byKey = new Map<string, Visited>();
  const walk: Walk = { visited: [], acts: 0, cutOff: new Map() };
  /** The acts whose traces the database holds now, each after a savepoint of its own, and the states between them. */
  let held: { act: Act | null; state: State | null }[] = [];
  let saved = 0;

  function visit(state: State | null, from: Visited | null, path: Act[], names: string[]) {
    const key = state ? keyOf(state) : 'both are gone';
    const known = byKey.get(key);
    if (known) return known;
    const visited: Visited = {
      ...{ key, state, from, path, acts: names, edges: [], isWalked: false, view: null },
      walkedFor: new Set(),
      ...{ done: new Set(), rejections: new Map() },
    };
    byKey.set(key, visited);
    walk.visited.push(visited);
    return visited;
  }

  async function perform(act: Act, state: State): Promise<State | null> {
    if ('happen' in act) return { ...state, facts: act.happen(state.facts, state) ?? state.facts };
    const statement = act.call(state, scene);
    if (statement === null) throw new Error(`Here ${act.name} means nothing.`);
    return withFacts(await session.keep({ by: act.by, statement }), state.facts);
  }

  async function goTo(path: readonly Act[]): Promise<State | null> {
    if (held.length === 0)
      held = [{ act: null, state: withFacts(await session.read(), nothingHappened) }];
    let shared = 0;
    while (shared < path.length && held[shared + 1]?.act === path[shared]) shared += 1;
    if (saved > shared) {
      await session.goBack(shared);
      saved = shared + 1;
      held = held.slice(0, shared + 1);
    }
    for (const [index, act] of path.entries()) {
      if (index < shared) continue;
      const state = held[index]?.state;
      if (!state) throw new Error('Both are gone.');
      if (saved <= index) await session.save(index);
      saved = index + 1;
      held.push({ act, state: await perform(act, state) });
    }
    return held.at(-1)?.state ?? null;
  }

  /** Tries all acts, or only those by which one side gets out alone. */
  async function expand(from: Visited, side?: Side) {
    const state = await goTo(from.path);
    if ((state ? keyOf(state) : 'both are gone') !== from.key) {
      throw new Error(`The same acts led to another state:\n${from.key}\n${state && keyOf(state)}`);
    }
    if (side) from.walkedFor.add(side);
    else from.isWalked = true;
    if (!state) return;
    const calls: (Call & { act: Act })[] = [];
    const reach = (act: Act, after: State | null) => {
      const to = visit(after, from, [...from.path, act], [act.name]);
      if (to === from) return;
      from.done.add(act.name);
      from.edges.push({ act, to, isTrue: act.isTrue?.(state) ?? true });
    };
    for (const act of acts) {
      if (side && !isAlone(act, side)) continue;
      if (act.bound && !act.bound(state)) {
        walk.cutOff.set(act.name, (walk.cutOff.get(act.name) ?? 0) + 1);
      } else if ('happen' in act) {
        const facts = act.happen(state.facts, state);
        if (facts) reach(act, { ...state, facts });
      } else {
        const statement = act.call(state, scene);
        if (statement !== null) calls.push({ act, by: act.by, statement });
      }
    }
    if (!side) from.view = await session.look();
    const results = await session.tryAll(calls);
    walk.acts += calls.length;
    for (const [index, { act }] of calls.entries()) {
      const result = results[index] ?? null;
      if (isAnswer(result)) from.rejections.set(act.name, toSentence(act, result));
      else reach(act, withFacts(result, state.facts));
    }
  }

  return {
    walk,
    async start(names: readonly string[]) {
      const path = names.map((name) => {
        const act = byName.get(name);
        if (!act) throw new Error(`There is no act “${name}”.`);
        return act;
      });
      return visit(await goTo(path), null, path, [...names]);
    },
    expand,
  };
}
