import { connect } from '@showcase/local-supabase';
import { databaseUrl } from '../../support/backend/backend.ts';
import { inWorld } from '../../support/world.ts';
import { acts as allActs } from '../acts/acts.ts';
import { openSession, prepare } from '../database/session.ts';
import type { Visited } from './graph.ts';
import { listUndecided } from '../laws/way-out.ts';
import { shuffle, spread } from './order.ts';
import type { Start } from '../starts/starts.ts';
import { sides } from '../state.ts';
import { createWalk } from './walk.ts';
import type { Walk } from './walk.ts';

type Size = { states: number; seed: number };
type Walking = ReturnType<typeof createWalk>;

/** So many states, breadth first; of the last depth, some from everywhere. */
async function walkStates({ walk, expand }: Walking, starts: Visited[], states: number) {
  let level = starts;
  let left = states;
  while (level.length > 0 && left > 0) {
    const reached = walk.visited.length;
    const chosen = spread(level, left);
    for (const visited of chosen) await expand(visited);
    left -= chosen.length;
    level = walk.visited.slice(reached);
  }
}

/** Goes on alone from where it is not known whether a side has a way out, for so many states at most. */
async function walkAlone({ walk, expand }: Walking, states: number) {
  for (const side of sides) {
    for (let left = states; left > 0;) {
      const next = listUndecided(walk.visited, side).slice(0, Math.min(20, left));
      if (next.length === 0) break;
      for (const visited of next) await expand(visited, side);
      left -= next.length;
    }
  }
}

/** Walks a kind of hire; the seed says in which order acts are tried, and so which states of the last depth are left. */
export async function explore({ add, paths }: Start, { states, seed }: Size): Promise<Walk> {
  let result: Walk | undefined;
  // Of its own, because plans that know the other clock outlive the transaction.
  const connection = connect(databaseUrl, { max: 1 });
  try {
    await inWorld(async (world) => {
      await prepare(world.sql);
      const scene = await add(world);
      const session = await openSession(world.sql, scene);
      const walking = createWalk(session, scene, shuffle(allActs, seed));
      const starts: Visited[] = [];
      for (const path of paths) starts.push(await walking.start(path));
      await walkStates(walking, [...new Set(starts)], states);
      await walkAlone(walking, Math.min(3 * states, 400));
      result = walking.walk;
    }, connection);
  } finally {
    await connection.end();
  }
  if (!result) throw new Error('Nothing was walked.');
  return result;
}
