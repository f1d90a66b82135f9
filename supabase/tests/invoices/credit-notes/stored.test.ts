import { expect, it } from 'vitest';
import { addInvoices } from '../../settling/settling.ts';
import { captureError, inWorld } from '../../support/world.ts';

it.each([
  ['invoice', 99, 100],
  ['invoice', 100_000_001, 100_000_000],
  ['credit', 0, 1],
  ['credit', 100_000_001, 100_000_000],
])('a document of kind %s is not of %i cents, and can be of %i', (kind, rejected, accepted) =>
  inWorld(async (world) => {
    const { invoice } = await addInvoices(world);
    const store = (cents: number) =>
      world.sql.savepoint(
        (sql) => sql`
          insert into public.invoices (
            hire_request_id, milestone, creator_id, client_id, year, serial, kind, credits, seller, buyer, lines, total_cents)
          select hire_request_id, 12, creator_id, client_id, year, 9, ${kind}::text,
            case when ${kind} = 'credit' then id end, seller, buyer,
            jsonb_build_array(jsonb_build_object('title', 'A map', 'cents', ${cents}::bigint)), ${cents}
          from public.invoices where id = ${invoice}`,
      );
    expect((await captureError(store(rejected))).code).toBe('23514');
    await store(accepted);
  }),
);

it('a credit note has the title of the first line of its invoice', () =>
  inWorld(async (world) => {
    const { invoice } = await addInvoices(world);
    await world.sql`alter table public.invoices disable trigger guard`;
    await world.sql`
      update public.invoices set lines = lines || '[{"title": "Second", "cents": 0}]' where id = ${invoice}`;
    await world.sql`select private.issue_credit_note(${invoice}, 600)`;
    const titles = await world.sql`
      select lines -> 0 -> 'title' as title from public.invoices where ${invoice} in (id, credits)`;
    expect(new Set(titles.map((row) => String(row['title']))).size).toBe(1);
    expect(titles).toHaveLength(2);
  }));
