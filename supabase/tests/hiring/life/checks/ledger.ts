import { expect } from 'vitest';
import { readFigures, readSettling } from '../../../settling/settling.ts';
import type { Figures } from '../../../settling/settling.ts';
import type { World } from '../../../support/world.ts';
import { findLeaver } from '../acts/scene.ts';
import type { Scene } from '../acts/scene.ts';

/** Cents of a numeric that PostgreSQL returns as text; exact, which a product of floats is not. */
function toCents(dollars: string): number {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(dollars) ?? [];
  return Number(`${sign}${whole}${part.padEnd(2, '0').slice(0, 2)}`);
}

/** The figures of the creator, from the rows alone. */
async function computeFigures(world: World, id: string) {
  const transactions = await world.sql<{ amount: string; status: string }[]>`
    select amount, status from public.transactions where hire_request_id = ${id}`;
  const invoices = await world.sql<
    { id: string; corrects: string | null; cents: string; is_received: boolean }[]
  >`
    select id, corrects, total_cents as cents, received_at is not null as is_received
    from public.invoices where hire_request_id = ${id} and credits is null`;
  const refunds = await world.sql<{ invoice_id: string; cents: string; is_credit: boolean }[]>`
    select invoice_id, amount_cents as cents, is_credit from public.refunds
    where hire_request_id = ${id} and status = 'confirmed'`;
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const sumOf = (status: string) =>
    sum(transactions.filter((row) => row.status === status).map(({ amount }) => toCents(amount)));
  const corrected = new Set(invoices.map(({ corrects }) => corrects));
  const bills = invoices
    .filter((invoice) => !corrected.has(invoice.id))
    .map((invoice) => {
      const own = refunds.filter(({ invoice_id }) => invoice_id === invoice.id);
      const sumOfKind = (isCredit: boolean) =>
        -sum(own.filter((row) => row.is_credit === isCredit).map(({ cents }) => Number(cents)));
      const [credited, refunded] = [sumOfKind(true), sumOfKind(false)];
      const remainder = Number(invoice.cents) - credited - refunded;
      return { ...invoice, credited, refunded, remainder };
    });
  const figures: Figures = {
    agreed_cents: sumOf('pending'),
    to_be_paid_cents: sum(
      bills.filter((one) => !one.is_received).map(({ remainder }) => remainder),
    ),
    received_cents: sum(bills.filter((one) => one.is_received).map(({ remainder }) => remainder)),
    credited_cents: sum(bills.map(({ credited }) => credited)),
    refunded_cents: sum(bills.map(({ refunded }) => refunded)),
  };
  return { figures, completed: sumOf('completed') };
}

/** The figures of the page add up with transactions, invoices and refunds, and with the wallet. */
export async function expectLedger(world: World, scene: Scene) {
  const { id, creator, client } = scene;
  if ((await findLeaver(world, scene)) === 'creator') return;
  const { figures, completed } = await computeFigures(world, id);
  const shown = await readFigures(world, creator);
  expect(shown).toEqual(figures);
  const { agreed_cents: _, ...parts } = shown;
  expect(Object.values(parts).reduce((total, cents) => total + cents)).toBe(completed);
  expect(Object.values(shown).every((cents) => cents >= 0)).toBe(true);
  const wallet = await world.as(
    creator,
    (sql) => sql<{ cents: number }[]>`select (public.wallet_balance() * 100)::float8 as cents`,
  );
  expect(wallet[0]?.cents).toBe(completed);
  expect(await readFigures(world, client)).toEqual({
    ...{ agreed_cents: 0, to_be_paid_cents: 0, received_cents: 0 },
    ...{ credited_cents: 0, refunded_cents: 0 },
  });
}

/** Both read the same agreements, invoices and refunds. */
export async function expectSameForBoth(world: World, scene: Scene) {
  const { id, client, creator } = scene;
  if ((await findLeaver(world, scene)) !== null) return;
  const [mine, theirs] = [
    await readSettling(world, client, id),
    await readSettling(world, creator, id),
  ];
  for (const key of ['agreements', 'invoices', 'refunds', 'events'] as const) {
    expect([key, theirs[key]]).toEqual([key, mine[key]]);
  }
  for (const { payment } of mine.invoices) expect(payment).not.toBeNull();
  const [agreed] = mine.agreements.slice(-1);
  if (agreed && mine.status !== 'rejected') {
    const price = Number(mine.price).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(agreed.text).toContain(`\nPrice: $${price}\n`);
  }
}
