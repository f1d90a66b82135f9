import { describe, expect, it } from 'vitest';
import { addRequest, createRequest, applyStep, stepsByState } from '../support/hiring.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const balance = async (world: World, caller: Caller) =>
  (
    await world.as(
      caller,
      (sql) => sql<{ earned: number }[]>`select public.wallet_balance()::float8 as earned`,
    )
  )[0]?.earned;

describe('wallet_balance', () => {
  it('is what the caller has earned, not what they spent or are waiting for', () =>
    inWorld(async (world) => {
      const done = await addRequest(world, 'approved');
      const open = await addRequest(world, 'accepted');
      expect(await balance(world, done.creator)).toBe(100);
      expect(await balance(world, done.client)).toBe(0);
      expect(await balance(world, open.creator)).toBe(0);
      const more = { creator_id: done.creator.id, title: 'More', budget: 50.5 };
      const { id } = await world.as(done.client, (sql) => createRequest(sql, more));
      for (const step of stepsByState.approved) await applyStep(world, { ...done, id }, step);
      expect(await balance(world, done.creator)).toBe(150.5);
    }));

  it("is the caller's own, even for an admin who may read everyone's", () =>
    inWorld(async (world) => {
      await addRequest(world, 'approved');
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      expect(await balance(world, admin)).toBe(0);
    }));

  it('is not allowed for visitors', () =>
    inWorld(async (world) => {
      expect((await captureError(balance(world, 'visitor'))).code).toBe('42501');
    }));
});
