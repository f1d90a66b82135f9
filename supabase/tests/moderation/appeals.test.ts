import { describe, expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { captureError, inWorld } from '../support/world.ts';
import { addAppeal, addSuspended, appeal, ownState, text } from './appealed.ts';

describe('a suspended person', () => {
  it('appeals once; the same text again is the same appeal', () =>
    inWorld(async (world) => {
      const { creator } = await addSuspended(world);
      expect(await ownState(world, creator)).toMatchObject({ reason: 'Spam', appeal: null });
      await appeal(world, creator);
      await appeal(world, creator);
      expect(await captureError(appeal(world, creator, `${text} Really.`))).toEqual({
        code: 'PT409',
        message: 'You appealed already',
      });
      expect((await ownState(world, creator))?.appeal).toEqual({
        ...{ text, outcome: null, note: null, decided_at: null, lacks_admin: false },
        at: expect.any(String) as string,
      });
      const rows = await world.sql`select reason, text from private.suspension_appeals`;
      expect(rows).toContainEqual({ reason: 'Spam', text });
    }));

  it('sees their own appeal, not that of someone who was suspended at the same time', () =>
    inWorld(async (world) => {
      const [{ creator }, { creator: other }] = [await addAppeal(world), await addSuspended(world)];
      expect((await ownState(world, creator))?.appeal).toMatchObject({ text });
      expect((await ownState(world, other))?.appeal).toBeNull();
    }));

  it('has one appeal per suspension, whoever writes it', () =>
    inWorld(async (world) => {
      await addAppeal(world);
      const repeated = world.sql`
        insert into private.suspension_appeals (user_id, suspended_at, reason, text)
        select user_id, suspended_at, reason, 'Another text' from private.suspension_appeals`;
      expect((await captureError(repeated)).code).toBe('23505');
    }));

  it.each([null, '', ' '.repeat(20), 'Too short', 'x'.repeat(4001)])(
    'does not appeal with %j',
    (words) =>
      inWorld(async (world) => {
        const { creator } = await addSuspended(world);
        expect((await captureError(appeal(world, creator, words))).code).toBe('PT400');
      }),
  );

  it('appeals again when suspended again', () =>
    inWorld(async (world) => {
      const { creator, first, second, decide, suspend } = await addAppeal(world);
      await decide(second, 'lift');
      expect(await captureError(appeal(world, creator))).toEqual({
        code: 'PT409',
        message: "Your account isn't suspended",
      });
      // Both happen in the transaction of the test, whose time does not move.
      await world.sql`update private.suspension_appeals set suspended_at = suspended_at - interval '1 day'`;
      await suspend();
      expect((await ownState(world, creator))?.appeal).toBeNull();
      await appeal(world, creator);
      const all = await list(world, first, 'admin_list_appeals', { status: 'all' });
      expect(all.items.filter((item) => item['text'] === text)).toHaveLength(2);
    }));

  it('is the only one who can appeal', () =>
    inWorld(async (world) => {
      const { first } = await addSuspended(world);
      const expected = { code: 'PT409', message: "Your account isn't suspended" };
      for (const caller of [first, await world.addPerson()])
        expect(await captureError(appeal(world, caller))).toEqual(expected);
      expect((await captureError(appeal(world, 'visitor'))).code).toBe('42501');
      const gone = { id: crypto.randomUUID() };
      expect((await captureError(appeal(world, gone))).code).toBe('PT401');
    }));

  it('cannot read or write appeals otherwise', () =>
    inWorld(async (world) => {
      const { creator } = await addAppeal(world);
      for (const statement of [
        'select * from private.suspension_appeals',
        "update private.suspension_appeals set outcome = 'lift'",
        'delete from private.suspensions',
      ]) {
        const attempt = world.as(creator, (sql) => sql.unsafe(statement));
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));

  it('finds their appeal in their data, without the admin', () =>
    inWorld(async (world) => {
      const { creator, second, decide } = await addAppeal(world);
      await decide(second, 'uphold');
      const data = await call<Record<string, object[]>>(world, creator, { name: 'export_my_data' });
      expect(data?.['suspension_appeals']).toMatchObject([{ text, outcome: 'uphold' }]);
      expect(JSON.stringify(data)).not.toContain(second.id);
    }));
});
