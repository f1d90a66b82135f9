import { describe, expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { happened, openCase } from '../cases/cases.ts';
import {
  addInvoices,
  confirmRefund,
  correct,
  listInvoices,
  reason,
  refund,
  settle,
} from '../settling/settling.ts';
import { act, createRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { block } from './pairs.ts';

const note = 'You will hear from me';
type Scene = Awaited<ReturnType<typeof addInvoices>>;

/** All that this side reads, as text. */
async function readAll(world: World, scene: Scene, side: 'client' | 'creator') {
  const exported = await scene.by(
    side,
    (sql) => sql<{ data: unknown }[]>`select public.export_my_data() as data`,
  );
  const { items } = await listInvoices(world, scene[side], side);
  return JSON.stringify([await scene.read(side), items, exported[0]?.data]);
}
const countIn = (text: string, part: string) => text.split(part).length - 1;

describe('what a blocked creator writes with an invoice', () => {
  it('is read by nobody but them', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world);
      await block(world, scene.client, scene.creator);
      const { id } = await scene.by('creator', (sql) => correct(sql, scene.invoice, note));
      expect((await scene.by('client', (sql) => settle(sql, id, 'paid'))).note).toBeNull();
      expect((await scene.by('client', (sql) => settle(sql, id, 'paid'))).note).toBeNull();
      const entered = await scene.by('creator', (sql) => refund(sql, id));
      for (const _ of ['sent', 'confirmed'])
        expect(
          (await scene.by('client', (sql) => confirmRefund(sql, entered.id))).reason,
        ).toBeNull();

      const read = await readAll(world, scene, 'client');
      expect([countIn(read, note), countIn(read, reason)]).toEqual([0, 0]);
      expect(read).not.toContain('refund_key');
      const own = await readAll(world, scene, 'creator');
      // The invoice and its step, in the panel and the data; the refund also in the list of invoices.
      expect([countIn(own, note), countIn(own, reason)]).toEqual([5, 5]);
      expect((await scene.by('creator', (sql) => correct(sql, scene.invoice, note))).note).toBe(
        note,
      );
      expect((await scene.by('creator', (sql) => settle(sql, id, 'received'))).note).toBe(note);
    }));

  it('is no evidence of a case', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world);
      await block(world, scene.client, scene.creator);
      await scene.by('creator', (sql) => refund(sql, scene.invoice));
      const request = scene.id;
      const id = await world.as(scene.client, (sql) => openCase(sql, { request }));
      await world.as(
        scene.creator,
        (sql) => sql`select public.answer_case(${id}, 'dispute', ${happened}, null, null)`,
      );
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const evidence = await call(world, admin, { name: 'admin_open_case', id });
      expect(JSON.stringify(evidence)).toContain('refund');
      expect(JSON.stringify(evidence)).not.toContain(reason);
    }));

  it('is read by both without a block, before it, and while they work together', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world);
      await scene.by('creator', (sql) => refund(sql, scene.invoice, { why: 'Before the block' }));
      await block(world, scene.creator, scene.client);
      await scene.by('creator', (sql) => refund(sql, scene.invoice, { why: 'By who has blocked' }));
      await block(world, scene.client, scene.creator);
      const withheld = 'After the block';
      await scene.by('creator', (sql) => refund(sql, scene.invoice, { why: withheld }));
      await world.sql`delete from private.blocks`;
      const { id } = await world.as(scene.client, (sql) =>
        createRequest(sql, { creator_id: scene.creator.id, title: 'Another map', budget: 50 }),
      );
      await world.as(scene.creator, (sql) => act(sql, { id, action: 'accept' }));
      await block(world, scene.client, scene.creator);
      await scene.by('creator', (sql) => refund(sql, scene.invoice, { why: 'While they work' }));
      const read = await readAll(world, scene, 'client');
      for (const shown of ['Before the block', 'By who has blocked', 'While they work'])
        expect(read).toContain(shown);
      expect(read).not.toContain(withheld);
      expect(await readAll(world, scene, 'creator')).toContain(withheld);
      const another = await addInvoices(world);
      await another.by('creator', (sql) => refund(sql, another.invoice, { why: withheld }));
      expect(await readAll(world, another, 'client')).toContain(withheld);
    }));

  it('is in no column that the API reads', () =>
    inWorld(async (world) => {
      const { client, creator } = await addInvoices(world);
      for (const person of [client, creator])
        for (const [table, column] of [
          ['invoices', 'note'],
          ['refunds', 'reason'],
          ['hire_request_events', 'note'],
        ]) {
          const read = world.as(
            person,
            (sql) => sql`select ${sql(column ?? '')} from public.${sql(table ?? '')}`,
          );
          expect((await captureError(read)).code).toBe('42501');
        }
    }));

  it('takes as many rows as what is read', () =>
    inWorld(async (world) => {
      const scene = await addInvoices(world);
      const countAdded = async () => {
        const count = async () => {
          const [row] = await world.sql<{ total: number }[]>`
            select pg_stat_get_xact_tuples_inserted('private.withheld_notes'::regclass)::int as total`;
          return row?.total ?? 0;
        };
        const before = await count();
        await scene.by('creator', (sql) => refund(sql, scene.invoice));
        return (await count()) - before;
      };
      expect(await countAdded()).toBe(1);
      await block(world, scene.client, scene.creator);
      expect(await countAdded()).toBe(1);
      const rows = await world.sql`select from private.withheld_notes`;
      expect(rows).toHaveLength(1);
    }));
});
