import { describe, expect, it } from 'vitest';
import { openCase } from '../cases/cases.ts';
import { passDays } from '../support/offers.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  confirmRefund,
  denyRefund,
  owe,
  refund,
  sendRefund,
  settle,
} from '../settling/settling.ts';
import { addPaid, clear } from './paid.ts';

const addSent = async (world: World, cents = 80_000) => {
  const plan = await addPaid(world);
  await plan.by('creator', (sql) => settle(sql, plan.invoice, 'received'));
  const sent = await plan.by('creator', (sql) => refund(sql, plan.invoice, { cents }));
  return { ...plan, sent };
};
const addOwed = async (world: World) => {
  const plan = await addPaid(world);
  return { ...plan, owed: await owe(world, plan.invoice, 500) };
};
describe('a refund that has not arrived', () => {
  it('is owed again, and the creator is asked for it', () =>
    inWorld(async (world) => {
      const { id, sent, by, readNews, actions } = await addSent(world);
      await clear(world, { id });
      const denied = await by('client', (sql) => denyRefund(sql, sent.id));
      expect(denied).toMatchObject({ status: 'owed', sent_at: null, confirmed_at: null });
      expect(denied.denied_at).not.toBeNull();
      expect(await readNews('creator')).toEqual({
        ...{ waits: ['send_refund'], kind: 'request_refund_missing', needs_action: true },
      });
      expect(await by('client', (sql) => denyRefund(sql, sent.id))).toEqual(denied);
      await by('creator', (sql) => sendRefund(sql, sent.id));
      expect(await readNews('client')).toMatchObject({ waits: ['confirm_refund'] });
      await by('client', (sql) => denyRefund(sql, sent.id));
      expect((await actions()).slice(-4)).toEqual([
        ...['refund', 'deny_refund', 'send_refund', 'deny_refund'],
      ]);
    }));

  it('counts as given back for no case: the client can still claim all of it', () =>
    inWorld(async (world) => {
      const { id, client } = await addSent(world);
      const dispute = await world.as(client, (sql) => openCase(sql, { request: id }));
      const [row] = await world.sql`
        select private.amount_in_dispute(c)::integer as cents from public.cases c where c.id = ${dispute}`;
      expect(row).toEqual({ cents: 80_000 });
    }));

  it.each<[string, 'PT403' | 'PT404' | 'PT409', string]>([
    ['creator', 'PT403', 'Only the client can say that a refund has not arrived'],
    ['stranger', 'PT404', "This refund no longer exists, or it isn't yours"],
  ])('is not for the %s to say', (who, code, message) =>
    inWorld(async (world) => {
      const { sent, creator } = await addSent(world);
      const caller = who === 'creator' ? creator : await world.addPerson({ isDev: true });
      const attempt = world.as(caller, (sql) => denyRefund(sql, sent.id));
      expect(await captureError(attempt)).toEqual({ code, message });
    }),
  );

  it('was sent, and is not confirmed', () =>
    inWorld(async (world) => {
      const { owed, by } = await addOwed(world);
      const deny = () => by('client', (sql) => denyRefund(sql, owed.id));
      expect(await captureError(deny())).toEqual({
        ...{ code: 'PT409', message: "This refund isn't sent yet" },
      });
      await by('client', (sql) => confirmRefund(sql, owed.id));
      expect(await captureError(deny())).toEqual({
        ...{ code: 'PT409', message: 'This refund is confirmed already' },
      });
    }));

  it('counts as arrived 14 days after the mail about it, and both are told', () =>
    inWorld(async (world) => {
      const { id, by, read, readNews, actions, sent } = await addSent(world, 500);
      expect((await read()).refunds).toMatchObject([{ assumed_at: null }]);
      await world.sql`update private.mail_outbox set status = 'sent', ended_at = now()`;
      const [sentOne] = (await read()).refunds;
      expect(Math.round((Date.parse(String(sentOne?.assumed_at)) - Date.now()) / 86_400_000)).toBe(
        14,
      );
      expect(await passDays(world, 13.9, id)).toBe(false);
      await by('client', (sql) => denyRefund(sql, sent.id));
      expect(await passDays(world, 2.9, id)).toBe(false);
      await world.sql`update private.mail_outbox set created_at = now() - interval '1 hour'`;
      await by('creator', (sql) => sendRefund(sql, sent.id));
      await clear(world, { id });
      expect(await passDays(world, 14, id)).toBe(false);
      await world.sql`update private.mail_outbox set status = 'sent', ended_at = now()`;
      expect(await passDays(world, 14, id)).toBe(true);
      expect((await read()).refunds).toMatchObject([{ status: 'confirmed' }]);
      expect((await actions()).at(-1)).toBe('assume_refund');
      for (const side of ['client', 'creator'] as const) {
        expect(await readNews(side)).toEqual({
          ...{ waits: [], kind: 'request_refund_assumed', needs_action: false },
        });
      }
      expect(await passDays(world, 100, id)).toBe(false);
    }));
});

describe('a refund that is owed', () => {
  const countReminders = async (world: World, person: { id: string }) =>
    (
      await world.sql`
        select from private.mail_outbox where user_id = ${person.id} and kind = 'request_refund_reminder'`
    ).length;

  it('is reminded of after 3, 7 and 14 days, and from the start once it has not arrived', () =>
    inWorld(async (world) => {
      const { id, creator, owed, by, readNews } = await addOwed(world);
      await clear(world, { id });
      const reminded: number[] = [];
      for (const day of [2.9, 3, 6.9, 7, 13.9, 14, 30]) {
        await passDays(world, day, id);
        reminded.push(await countReminders(world, creator));
      }
      expect(reminded).toEqual([0, 1, 1, 2, 2, 3, 3]);
      expect(await readNews('creator')).toMatchObject({
        ...{ kind: 'request_refund_reminder', needs_action: true },
      });
      await by('creator', (sql) => sendRefund(sql, owed.id));
      await by('client', (sql) => denyRefund(sql, owed.id));
      await passDays(world, 3, id);
      expect(await countReminders(world, creator)).toBe(4);
    }));

  it('is sent alone, not with another one', () =>
    inWorld(async (world) => {
      const { invoice, owed, by } = await addOwed(world);
      const { id } = await owe(world, invoice, 700);
      for (const [sent, other] of [
        [owed.id, id],
        [id, owed.id],
      ] as const)
        await world.dryRun(async () => {
          await by('creator', (sql) => sendRefund(sql, sent));
          expect(
            await world.sql`select id from public.refunds where invoice_id = ${invoice} and status = 'owed'`,
          ).toEqual([{ id: other }]);
        });
    }));

  it('is no longer reminded of once it is sent, or once one of the two has left', () =>
    inWorld(async (world) => {
      for (const isLeft of [false, true]) {
        const { id, creator, client, owed, by } = await addOwed(world);
        await (isLeft
          ? world.sql`delete from auth.users where id = ${client.id}`
          : by('creator', (sql) => sendRefund(sql, owed.id)));
        await passDays(world, 5, id);
        expect(await countReminders(world, creator)).toBe(0);
      }
    }));
});
