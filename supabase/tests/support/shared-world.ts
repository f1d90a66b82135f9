import { afterAll, beforeAll } from 'vitest';
import { inWorld } from './world.ts';
import type { World } from './world.ts';

/** For tests that need the same rows: `prepare` adds them once, and each test runs on them, without what the others wrote. */
export function shareWorld<Scene>(prepare: (world: World) => Promise<Scene>) {
  const entered = Promise.withResolvers<{ world: World; scene: Scene }>();
  const left = Promise.withResolvers<void>();
  let life: Promise<void>;
  beforeAll(async () => {
    life = inWorld(async (world) => {
      entered.resolve({ world, scene: await prepare(world) });
      await left.promise;
    });
    await Promise.race([life, entered.promise]);
  });
  afterAll(() => {
    left.resolve();
    return life;
  });
  return async (story: (world: World, scene: Scene) => Promise<void>): Promise<void> => {
    const { world, scene } = await entered.promise;
    await world.dryRun(() => story(world, scene));
  };
}
