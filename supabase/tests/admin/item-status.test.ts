import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import { addScene } from './actions.ts';
import { call } from './admins.ts';

describe('item_status', () => {
  const functionName = 'item_status';

  it.each(['project', 'service', 'user'])('does not know an unknown %s', (kind) =>
    inWorld(async (world) => {
      const id = crypto.randomUUID();
      expect(await call(world, 'visitor', { name: functionName, kind, id })).toBe('unknown');
    }),
  );

  it('does not know reviews of any author', () =>
    inWorld(async (world) => {
      const { creator, review } = await addScene(world);
      await world.sql`update public.users set is_dev = true`;
      expect(await call(world, creator, { name: functionName, kind: 'review', id: review })).toBe(
        'unknown',
      );
    }));

  it('does not reveal that a client or an inactive service exists', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      const creator = await world.addPerson({ isDev: true });
      const service = await world.addService(creator, { is_active: false });
      await world.hide('user', client.id);
      expect([
        await call(world, 'visitor', { name: functionName, kind: 'user', id: client.id }),
        await call(world, creator, { name: functionName, kind: 'service', id: service }),
      ]).toEqual(['unknown', 'unknown']);
    }));
});
