import { describe, expect, it } from 'vitest';
import { addRequest } from '../support/hiring.ts';
import { captureError, inWorld, sql } from '../support/world.ts';
import { addInvoices } from './settling.ts';

const oldNames = ['ask_to_end', 'settle_invoice'];

describe('a dashboard that was released before', () => {
  it('has a test here for each old name', async () => {
    const rows = await sql<{ name: string }[]>`
      select proname as name from pg_proc
      where obj_description(oid, 'pg_proc') like 'The old name of %' order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(oldNames);
  });

  it('ends a request of the version that it shows', () =>
    inWorld(async (world) => {
      const { id, client } = await addRequest(world, 'accepted');
      const end = (version: number) =>
        world.as(
          client,
          (tx) =>
            tx`select * from public.ask_to_end(${id}, 'The shop closes', ${version}::integer)`,
        );
      expect(await captureError(end(99))).toMatchObject({ code: 'PT409' });
      expect(await end(2)).toMatchObject([{ id, end_asked_by: 'client' }]);
    }));

  it('says that an invoice is paid, and received', () =>
    inWorld(async (world) => {
      const { invoice: id, by } = await addInvoices(world);
      const settle = (side: 'client' | 'creator', action: string) =>
        by(side, (tx) => tx`select * from public.settle_invoice(${id}, ${action})`);
      expect(await settle('client', 'paid')).toMatchObject([{ id, received_at: null }]);
      const [received] = await settle('creator', 'received');
      expect(received?.['received_at']).not.toBeNull();
    }));
});
