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

/** For tests of time: without the requests of the seed, because the job looks at every request that there is. */
export function shareWorldWithoutRequests() {
  return shareWorld(async ({ sql }) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from public.hire_requests`;
    await sql`set local session_replication_role = origin`;
  });
}
