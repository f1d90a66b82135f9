import { describe, expect, it } from 'vitest';
import {
  addInvoices,
  confirmCredit,
  confirmRefund,
  correct,
  credit,
  denyPayment,
  refund,
} from '../../settling/settling.ts';
import { inWorld } from '../../support/world.ts';
import { owePaid, pay, readNotes, readRefunds } from './notes.ts';

describe('a credit note', () => {
  it('stays when its amount is owed after all, and is that of each part of it', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await credit(plan.by, plan.invoice, 80_000);
      await pay(plan);
      await plan.by('creator', (sql) => refund(sql, plan.invoice, { cents: 30_000 }));
      for (const { id } of await readRefunds(plan)) {
        await plan.by('client', (sql) => confirmRefund(sql, id));
      }
      const refunds = await readRefunds(plan);
      expect(refunds.map(({ amount_cents }) => amount_cents).toSorted()).toEqual([
        -30_000, -50_000,
      ]);
      expect(refunds.map(({ credit_note }) => credit_note?.total_cents)).toEqual([80_000, 80_000]);
      expect(new Set(refunds.map(({ credit_note_id }) => credit_note_id)).size).toBe(1);
    }));

  it('is asked about once: the answer issues no other', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await credit(plan.by, plan.invoice, 80_000);
      const [before] = await readRefunds(plan);
      await pay(plan);
      await plan.by('creator', (sql) => denyPayment(sql, plan.invoice));
      await plan.by('client', (sql) => confirmCredit(sql, before?.id ?? ''));
      const [after] = await readRefunds(plan);
      expect(after).toMatchObject({
        ...{ status: 'confirmed', credit_note_id: before?.credit_note_id },
      });
    }));

  it('refers to the invoice that counted then, also once that is corrected', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await credit(plan.by, plan.invoice, 600);
      await plan.by('creator', (sql) => correct(sql, plan.invoice));
      const [first] = await readRefunds(plan);
      expect(first?.credit_note?.credits).toBe(plan.invoice);
      const [former, correction] = await readNotes(plan);
      expect(first?.invoice_id).toBe(correction?.id);
      expect([former, correction]).toMatchObject([
        { kind: 'invoice', serial: 1, refers_to: null },
        { kind: 'corrected', serial: 3, refers_to: { number: former?.number } },
      ]);
      await credit(plan.by, correction?.id ?? '', 500);
      const second = (await readRefunds(plan)).find(({ amount_cents }) => amount_cents === -500);
      expect(second?.credit_note?.credits).toBe(correction?.id);
    }));

  it('is issued by nobody once the creator has left', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      const { id } = await owePaid(world, plan, 600);
      await world.sql`delete from auth.users where id = ${plan.creator.id}`;
      await plan.by('client', (sql) => confirmRefund(sql, id));
      expect(await readRefunds(plan)).toMatchObject([{ status: 'confirmed', credit_note: null }]);
    }));
});
