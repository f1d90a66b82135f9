import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../tooling/testing/rounds.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import { addLife } from './acts/scene.ts';
import { sequences } from './acts/sequences.ts';
import { live } from './live.ts';

const inWorld = shareWorldWithoutRequests();

const lives = rounds(6, 300);

describe('whatever the two, admins and time do', () => {
  const reached = new Set<string>();
  const count = (key: string) => reached.add(key);

  it.each([
    ['a request for a service', {}, 125],
    ['a request for a price', { service_id: null, title: 'A map' }, 119],
  ])(
    'to %s, its sums, captions, versions, offers, payments and cases fit together, and someone can go on',
    async (_, input, seed) => {
      await fc.assert(
        fc.asyncProperty(sequences, (sequence) =>
          inWorld(async (world) => live(world, await addLife(world, input), sequence, count)),
        ),
        { numRuns: lives / 2, seed, endOnFailure: true },
      );
    },
    lives * 30_000,
  );

  // The stories take every step.
  it('takes many steps, to every end, and is refused what only the other side can say', () => {
    expect(reached.size).toBeGreaterThan(25);
    expect([...reached]).toEqual(
      expect.arrayContaining(['accepted', 'completed', 'rejected', 'wrong side']),
    );
  });
});
