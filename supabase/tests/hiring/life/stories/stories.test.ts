import { describe, expect, it } from 'vitest';
import { shareWorldWithoutRequests } from '../../../support/shared-world.ts';
import { sql } from '../../../support/world.ts';
import { addLife } from '../acts/scene.ts';
import { otherStories } from './other-stories.ts';
import { stories } from './stories.ts';
import { followStory } from './follow-story.ts';

const inWorld = shareWorldWithoutRequests();

describe('a life in which', () => {
  const taken = new Set<string>();

  it.each(Object.entries({ ...stories, ...otherStories }))('%s', (_, story) =>
    inWorld(async (world) => {
      const scene = await addLife(world, {});
      for (const step of await followStory(world, scene, story)) taken.add(step);
    }),
  );

  it('takes every step that there is', async () => {
    // A life is about a service; what happens to those who want to buy a project that is sold is in tests/hiring/sales.
    const steps = await sql<{ action: string }[]>`
      select action from private.hire_steps
      where step is null and action <> 'sell_to_other' order by action`;
    expect(steps.map(({ action }) => action).filter((action) => !taken.has(action))).toEqual([]);
  });
});
