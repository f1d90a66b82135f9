import { isAlone } from '../walk/graph.ts';
import type { Visited } from '../walk/graph.ts';
import { isGone, isOver, isSuspended, openCaseOf, sides } from '../state.ts';
import type { Side, State } from '../state.ts';

/** Over, nothing waits for this side, and no case is open. */
const isEnd = ({ state }: Visited, side: Side) =>
  state === null ||
  isGone(state.rows, side) ||
  (isOver(state.rows) && !openCaseOf(state.rows) && state.details.due[side].length === 0);

const isTried = (one: Visited, side: Side) => one.isWalked || one.walkedFor.has(side);

/** The states from which no goal is reached by what a side does alone, without a lie. */
function findStuck(visited: readonly Visited[], side: Side, isGoal: (one: Visited) => boolean) {
  const before = new Map<Visited, Visited[]>();
  for (const from of visited) {
    for (const { act, to, isTrue } of from.edges) {
      if (!isTrue || !isAlone(act, side)) continue;
      const known = before.get(to);
      if (known) known.push(from);
      else before.set(to, [from]);
    }
  }
  const reaching = new Set(visited.filter(isGoal));
  for (const one of reaching) for (const from of before.get(one) ?? []) reaching.add(from);
  return visited.filter((one) => !reaching.has(one));
}

/** The states to walk next, so that it can be said of the first of those in doubt whether a side has a way out; the nearest first. */
export function listUndecided(visited: readonly Visited[], side: Side): Visited[] {
  const near = new Set<Visited>();
  const untried: Visited[] = [];
  for (const first of findStuck(visited, side, (one) => isEnd(one, side))) {
    if (!first.isWalked || near.has(first)) continue;
    // What is added to a set while it is read is read too; what was in it leads to nothing that is untried.
    const added = new Set([first]);
    for (const from of added) {
      near.add(from);
      if (!isTried(from, side)) untried.push(from);
      for (const { act, to, isTrue } of from.edges)
        if (isTrue && isAlone(act, side) && !near.has(to)) added.add(to);
    }
    if (untried.length > 0) break;
  }
  return untried;
}

/** From every state each side reaches an end by own acts and time alone; what was not walked may be one. */
export const findWithoutWayOut = (visited: readonly Visited[]) =>
  sides.flatMap((side) =>
    findStuck(visited, side, (one) => isEnd(one, side) || !isTried(one, side)).flatMap((at) =>
      at.state ? [{ at, sentence: describe(at.state, side) }] : [],
    ),
  );

function describe({ rows, details }: State, side: Side) {
  const other = side === 'client' ? 'creator' : 'client';
  const what = openCaseOf(rows)
    ? 'a case stays open'
    : isOver(rows)
      ? `this waits for the ${side} for ever: ${details.due[side].join(', ')}`
      : `the work stays open${rows.was_delivered ? ' once it was delivered' : ''}`;
  const who = isSuspended(rows, side)
    ? `The suspended ${side}`
    : isSuspended(rows, other)
      ? `The ${side}, whose other side is suspended,`
      : isGone(rows, other)
        ? `The ${side}, whose other side has left,`
        : `The ${side}`;
  return `${who} has no way out alone: ${what}`;
}
