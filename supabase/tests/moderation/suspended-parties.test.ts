import { describe, expect, it } from 'vitest';
import { addScene } from '../cases/cases.ts';
import { requestEnd } from '../support/ending.ts';
import { addRequest } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';

describe('a suspended person', () => {
  it('opens and answers cases', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      await world.suspend(scene.client);
      await world.suspend(scene.creator);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'accept' });
      expect(await scene.get(id)).toMatchObject({ status: 'agreed' });
    }));

  it('asks to end work', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world, 'accepted');
      await world.suspend(creator);
      await world.as(creator, (sql) => requestEnd(sql, { id }));
    }));
});
