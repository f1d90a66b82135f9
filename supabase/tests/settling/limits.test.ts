import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import { addInvoices, correct, owe, refund, settle } from './settling.ts';

describe('what can be done many times with an invoice', () => {
  it('is at most five corrections of each milestone', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world, [100, 200]);
      let id = scene.invoice;
      for (let count = 1; count <= 5; count += 1)
        ({ id } = await scene.by('creator', (sql) => correct(sql, id, `Correction ${count}`)));
      const sixth = scene.by('creator', (sql) => correct(sql, id, 'Correction 6'));
      expect(await captureError(sixth)).toEqual({
        code: 'PT409',
        message: 'An invoice can be corrected 5 times',
      });
      await scene.by('creator', (sql) => correct(sql, scene.invoices[1]?.id ?? ''));
    }));

  it('is at most ten refunds, and all of the rest, whatever cases decided', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world, [100, 200]);
      await owe(world, scene.invoice, 1);
      const enter = (cents: number, id = scene.invoice) =>
        scene.by('creator', (sql) => refund(sql, id, { cents }));
      for (let count = 1; count <= 10; count += 1) await enter(1);
      expect(await captureError(enter(1))).toEqual({
        code: 'PT409',
        message: 'This invoice has 10 refunds or credits. Enter all of the rest as one',
      });
      await enter(1, scene.invoices[1]?.id);
      await enter(9_989);
    }));

  it('is mailed once a day for each request', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world);
      const another = await addInvoices(world);
      await world.sql`delete from private.mail_outbox`;
      const listMails = async () => {
        const rows = await world.sql<{ kind: string }[]>`
          select kind from private.mail_outbox where user_id = ${scene.client.id} order by created_at, kind`;
        return rows.map(({ kind }) => kind);
      };
      const enter = () => scene.by('creator', (sql) => refund(sql, scene.invoice, { cents: 1 }));
      await enter();
      await enter();
      expect(await listMails()).toEqual(['request_credit_asked']);
      await world.sql`
        update private.mail_outbox set params = params || ${world.sql.json({ request_id: another.id })}`;
      await enter();
      await enter();
      expect(await listMails()).toEqual(['request_credit_asked', 'request_credit_asked']);
      await world.sql`update private.mail_outbox set user_id = ${scene.creator.id}`;
      await enter();
      expect(await listMails()).toEqual(['request_credit_asked']);
      await world.sql`update private.mail_outbox set created_at = now() - interval '23 hours'`;
      await enter();
      expect(await listMails()).toHaveLength(1);
      await world.sql`update private.mail_outbox set created_at = now() - interval '25 hours'`;
      await enter();
      expect(await listMails()).toHaveLength(2);
      await scene.by('client', (sql) => settle(sql, scene.invoice, 'paid'));
      await scene.by('creator', (sql) => correct(sql, scene.invoice, 'Another address'));
      expect((await listMails()).filter((kind) => kind !== 'request_credit_asked').sort()).toEqual([
        'request_invoice_corrected',
      ]);
    }));

  it('is mailed of each refund, on a day of its own', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world, [100, 200]);
      await scene.by('client', (sql) => settle(sql, scene.invoice, 'paid'));
      const cents = [300, 200, 100];
      for (const one of cents)
        await scene.by('creator', (sql) => refund(sql, scene.invoice, { cents: one }));
      expect(
        await world.sql`
          select params ->> 'cents' as cents, extract(epoch from due_at - now())::integer / 86400 as days
          from private.mail_outbox where user_id = ${scene.client.id} and kind = 'request_refund_sent' order by due_at`,
      ).toEqual(cents.map((one, days) => ({ cents: String(one), days })));
    }));
});
