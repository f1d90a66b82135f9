import { expect, it } from 'vitest';
import {
  addInvoices,
  confirmRefund,
  correct,
  credit,
  listInvoices,
  owe,
  readFigures,
  refund,
  sendRefund,
  settle,
} from '../settling/settling.ts';
import { readVersions } from '../support/bystanders.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

/** Two older invoices of other people, with all that can happen to them. */
async function addOthers(world: World) {
  const plan = await addInvoices(world, [300, 500]);
  const [first, second] = plan.invoices;
  await world.sql`
    insert into public.billing_details (user_id, name, address, tax_id, payment_url, payment_instructions)
    select u.id, 'Other LLC', '1 Other Street', 'O-1', 'https://pay.example/other', 'By cheque'
    from public.users u where u.id in (${plan.creator.id}, ${plan.client.id})`;
  await plan.by('client', (sql) => settle(sql, first?.id ?? '', 'paid'));
  await plan.by('creator', (sql) => refund(sql, first?.id ?? '', { cents: 2000 }));
  await owe(world, first?.id ?? '', 1000);
  await credit(plan.by, second?.id ?? '', 3000);
  await plan.by('creator', (sql) => correct(sql, second?.id ?? '', 'Other name'));
  return plan;
}

type Plan = Awaited<ReturnType<typeof addInvoices>>;
type Act = (plan: Plan, id: string, world: World) => Promise<unknown>;

const pay: Act = ({ by }, id) => by('client', (sql) => settle(sql, id, 'paid'));
const receive: Act = ({ by }, id) => by('creator', (sql) => settle(sql, id, 'received'));
const giveBack: Act = ({ by }, id) => by('creator', (sql) => refund(sql, id, { cents: 700 }));
const lower: Act = ({ by }, id) => credit(by, id, 700);
const oweSome: Act = (_, id, world) => owe(world, id, 900);
const follow =
  (side: 'client' | 'creator', act: typeof sendRefund): Act =>
  async ({ by, read }, invoice) => {
    const { refunds } = await read();
    const id = refunds.find((row) => row.invoice_id === invoice)?.id ?? '';
    return by(side, (sql) => act(sql, id));
  };

const figures = {
  ...{ agreed_cents: 0, to_be_paid_cents: 0, received_cents: 0 },
  ...{ credited_cents: 0, refunded_cents: 0 },
};

it.each<[string, Act[], row: { to_pay_cents: number }, sums: Partial<typeof figures>]>([
  [
    'pay and receive',
    [pay, receive],
    { to_pay_cents: 0 },
    { to_be_paid_cents: 9400, received_cents: 20_000, credited_cents: 600 },
  ],
  [
    'give a credit, and pay the rest',
    [lower, pay],
    { to_pay_cents: 19_300 },
    { to_be_paid_cents: 28_700, credited_cents: 1300 },
  ],
  [
    'send a refund and confirm it',
    [receive, giveBack, follow('client', confirmRefund)],
    { to_pay_cents: 0 },
    { to_be_paid_cents: 9400, received_cents: 19_300, credited_cents: 600, refunded_cents: 700 },
  ],
  [
    'send a refund that was owed',
    [pay, oweSome, follow('creator', sendRefund)],
    { to_pay_cents: 20_000 },
    { to_be_paid_cents: 29_400, credited_cents: 600 },
  ],
])('those who %s touch no other invoice', (_, acts, row, sums) =>
  inWorld(async (world) => {
    const others = await addOthers(world);
    const before = await readVersions(world, others);
    const plan = await addInvoices(world, [100, 200]);
    const [first, second] = plan.invoices;
    await credit(plan.by, first?.id ?? '', 600);
    const readFirst = async () => {
      const { invoices, refunds } = await plan.read();
      return [invoices[0], refunds.filter((row) => row.invoice_id === first?.id)];
    };
    const firstBefore = await readFirst();
    for (const [index, act] of acts.entries()) {
      await act(plan, second?.id ?? '', world);
      expect([index, await readVersions(world, others)]).toEqual([index, before]);
      expect([index, await readFirst()]).toEqual([index, firstBefore]);
    }
    const invoices = [
      { id: first?.id, to_pay_cents: 9400 },
      { id: second?.id, ...row },
    ];
    expect((await plan.read()).invoices).toMatchObject(invoices);
    expect(await readFigures(world, plan.creator)).toEqual({ ...figures, ...sums });
    for (const side of ['client', 'creator'] as const) {
      const { items } = await listInvoices(world, plan[side], side);
      expect(new Map(items.map(({ id, to_pay_cents }) => [id, to_pay_cents]))).toEqual(
        new Map(invoices.map(({ id, to_pay_cents }) => [id, to_pay_cents])),
      );
    }
  }),
);

it('a correction takes the next number of its creator, the names of its parties and its own refunds', () =>
  inWorld(async (world) => {
    const others = await addOthers(world);
    const before = await readVersions(world, others);
    const plan = await addInvoices(world, [100, 200]);
    const [first, second] = plan.invoices;
    for (const row of [first, second]) {
      await credit(plan.by, row?.id ?? '', 600);
    }
    await world.sql`
      insert into public.billing_details (user_id, name, address) values
        (${plan.creator.id}, 'Stone LLC', null), (${plan.client.id}, null, '2 Pier Road')`;
    const { id, serial } = await plan.by('creator', (sql) => correct(sql, second?.id ?? ''));
    expect(await readVersions(world, others)).toEqual(before);
    // Each credit has a number too.
    expect(serial).toBe(5);
    const { invoices, refunds } = await plan.read('client');
    expect(invoices.find((row) => row.id === id)).toMatchObject({
      ...{ corrects: second?.id, total_cents: 20_000, to_pay_cents: 19_400, milestone: 2 },
      ...{ seller: { name: 'Stone LLC' }, buyer: { name: 'Noah Bennett', address: '2 Pier Road' } },
    });
    expect(invoices.map(({ to_pay_cents }) => to_pay_cents)).toEqual([9400, 0, 19_400]);
    expect(await readFigures(world, plan.creator)).toEqual({
      ...{ ...figures, to_be_paid_cents: 28_800, credited_cents: 1200 },
    });
    expect(refunds.map((row) => row.invoice_id).toSorted()).toEqual([first?.id, id].toSorted());
    expect(invoices.map(({ payment }) => payment)).toEqual(
      ['Ada Stone', 'Ada Stone', 'Stone LLC'].map((name) => ({
        ...{ name, payment_url: null, payment_instructions: null },
      })),
    );
  }));
