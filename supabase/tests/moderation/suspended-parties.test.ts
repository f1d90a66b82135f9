import { describe, expect, it } from 'vitest';
import { addScene } from '../cases/cases.ts';
import {
  addInvoices,
  confirmRefund,
  denyRefund,
  refund,
  sendRefund,
  settle,
} from '../settling/settling.ts';
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

  it('pays and receives, sends money back, and says whether it has arrived', () =>
    inWorld(async (world) => {
      const { client, creator, invoice, by } = await addInvoices(world);
      await world.suspend(client);
      await world.suspend(creator);
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      expect(
        await world.sql`
          select paid_at is not null as is_paid, received_at is not null as is_received
          from public.invoices where id = ${invoice}`,
      ).toEqual([{ is_paid: true, is_received: true }]);
      const { id } = await by('creator', (sql) => refund(sql, invoice));
      const readStatus = () => world.sql`select status from public.refunds where id = ${id}`;
      expect(await readStatus()).toEqual([{ status: 'sent' }]);
      for (const [side, word, status] of [
        ['client', denyRefund, 'owed'],
        ['creator', sendRefund, 'sent'],
        ['client', confirmRefund, 'confirmed'],
      ] as const) {
        await by(side, (sql) => word(sql, id));
        expect(await readStatus()).toEqual([{ status }]);
      }
    }));
});
