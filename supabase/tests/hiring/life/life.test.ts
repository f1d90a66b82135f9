import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRequest, getRequest } from '../../support/hiring.ts';
import type { HireRequest } from '../../support/hiring.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { perform, sequences } from './acts.ts';
import type { Act, Scene } from './acts.ts';
import { findContradictions } from './find-contradictions.ts';

const SEQUENCES = Number(process.env.SEQUENCES ?? 40);

/** What who has the turn can do. */
function getWayOn({ status, delivered_at }: HireRequest): Act {
  if (status === 'pending') return { by: 'creator', does: 'move', move: 'decline' };
  if (delivered_at) return { by: 'client', does: 'move', move: 'approve' };
  return { by: 'creator', does: 'move', move: 'deliver' };
}

class Undo extends Error {}

/** The code of the error, or null if it succeeded; nothing of a failed act remains. */
const attempt = (world: World, run: () => Promise<unknown>): Promise<string | null> =>
  world.sql.savepoint(run).then(
    () => null,
    (reason: unknown) =>
      reason instanceof Error && 'code' in reason ? String(reason.code) : String(reason),
  );

async function canGoOn(world: World, scene: Scene, request: HireRequest) {
  let after = request;
  await world.sql
    .savepoint(async () => {
      await perform(world, scene, getWayOn(request));
      after = await getRequest(world, scene.id);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return after.version > request.version;
}

describe('whatever the two and time do', () => {
  it.each([
    ['a request for a service', {}],
    ['a request for a price', { service_id: null, title: 'A map' }],
  ])(
    'to %s, its sums, versions and offers fit together, and somebody can go on',
    async (_, input) => {
      const reached = new Map<string, number>();
      const count = (key: string) => reached.set(key, (reached.get(key) ?? 0) + 1);
      await fc.assert(
        fc.asyncProperty(sequences, (sequence) =>
          inWorld(async (world) => {
            const scene = await addRequest(world, 'pending', input);
            for (const one of sequence) {
              const code = await attempt(world, () => perform(world, scene, one));
              if (code !== null) expect(code).toMatch(/^PT4\d\d$/);
              expect(await findContradictions(world.sql, scene.id)).toEqual([]);
              const request = await getRequest(world, scene.id);
              const { status, resolution } = request;
              if (status === 'rejected' || status === 'completed') {
                count(`${status} ${resolution}`);
                break;
              }
              expect(await canGoOn(world, scene, request)).toBe(true);
            }
            const events = await world.sql<{ action: string }[]>`
              select action from public.hire_request_events where hire_request_id = ${scene.id}`;
            for (const { action } of events) count(action);
          }),
        ),
        { numRuns: SEQUENCES / 2, seed: 7, endOnFailure: false },
      );
      // Otherwise the sequences would show nothing.
      for (const action of [
        'make_offer',
        'accept_offer',
        'deliver',
        'approve_milestone',
        'expire_offer',
        'ask_end',
        'decline_end',
        'accept_end',
      ]) {
        expect([action, reached.get(action) ?? 0]).not.toEqual([action, 0]);
      }
      if (process.env.SEQUENCES) process.stdout.write(`${JSON.stringify([...reached])}\n`);
    },
    SEQUENCES * 4000,
  );
});
