import { describe, expect, it } from 'vitest';
import {
  addInvoices,
  confirmRefund,
  correct,
  credit,
  owe,
  refund,
  settle,
} from '../settling/settling.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Plan = Awaited<ReturnType<typeof addInvoices>>;
type Act = (plan: Plan, world: World) => Promise<unknown>;

const pay: Act = ({ by, invoice }) => by('client', (sql) => settle(sql, invoice, 'paid'));
const receive: Act = ({ by, invoice }) => by('creator', (sql) => settle(sql, invoice, 'received'));
const oweSome: Act = ({ invoice }, world) => owe(world, invoice, 500);
const giveBack =
  (cents: number): Act =>
  ({ by, invoice }) =>
    by('creator', (sql) => refund(sql, invoice, { cents }));
const lower: Act = ({ by, invoice }) => credit(by, invoice, 80_000);
const confirm: Act = async ({ by, read }) => {
  const { refunds } = await read();
  await by('client', (sql) => confirmRefund(sql, refunds[0]?.id ?? ''));
};
const correctIt: Act = ({ by, invoice }) => by('creator', (sql) => correct(sql, invoice));
const leave =
  (side: 'client' | 'creator'): Act =>
  (plan, world) =>
    world.sql`delete from auth.users where id = ${plan[side].id}`;

/** Other people's invoices of which everything waits. */
async function addOthers(world: World) {
  const plan = await addInvoices(world, [100, 200]);
  const second = plan.invoices[1]?.id ?? '';
  await plan.by('client', (sql) => settle(sql, second, 'paid'));
  await plan.by('creator', (sql) => refund(sql, second));
  await owe(world, second, 100);
}

describe('what waits for whom', () => {
  it.each<[string, Act[], client: string[], creator: string[]]>([
    ['an invoice', [], ['pay'], []],
    ['one that is paid', [pay], [], ['receive']],
    ['one that is received', [receive], [], []],
    ['one that is credited', [lower], [], []],
    ['one that may be credited', [giveBack(80_000)], ['pay', 'answer_credit'], []],
    ['one that is paid and corrected', [pay, correctIt], [], ['receive']],
    ['one that is corrected', [correctIt], ['pay'], []],
    ['a refund that is owed', [receive, oweSome], [], ['send_refund']],
    ['a refund that is sent', [receive, giveBack(500)], ['confirm_refund'], []],
    ['a refund that is confirmed', [receive, giveBack(500), confirm], [], []],
  ])('of %s', (_, acts, client, creator) =>
    inWorld(async (world) => {
      await addOthers(world);
      const plan = await addInvoices(world);
      for (const act of acts) await act(plan, world);
      const [row] = await world.sql`
        select private.owed_actions(${plan.id}, 'client') as client, private.owed_actions(${plan.id}, 'creator') as creator`;
      expect(row).toEqual({ client, creator });
    }),
  );
});

describe('a reminder', () => {
  const find = async (world: World, id: string, days: number) => {
    const [row] = await world.sql<{ invoice: string | null }[]>`
      select private.invoice_to_remind_of(h, now() + make_interval(days => ${days}, secs => 1)) as invoice
      from public.hire_requests h where h.id = ${id}`;
    return row?.invoice ?? null;
  };

  it('is about the oldest invoice that nobody said a word about, once for each', () =>
    inWorld(async (world) => {
      await addOthers(world);
      const plan = await addInvoices(world, [100, 200]);
      const [first, second] = plan.invoices;
      await world.sql`alter table public.invoices disable trigger guard`;
      await world.sql`
        update public.invoices set created_at = now() - make_interval(days => serial)
        where hire_request_id = ${plan.id}`;
      expect([await find(world, plan.id, 4), await find(world, plan.id, 5)]).toEqual([
        null,
        second?.id,
      ]);
      expect(await find(world, plan.id, 30)).toBe(second?.id);
      await world.sql`update public.invoices set reminded_at = now() where id = ${second?.id ?? ''}`;
      expect([await find(world, plan.id, 5), await find(world, plan.id, 6)]).toEqual([
        null,
        first?.id,
      ]);
    }));

  it.each<[string, Act]>([
    ['is paid', pay],
    ['is received', receive],
    ['is credited', lower],
    ['was of a client who left', leave('client')],
    ['was of a creator who left', leave('creator')],
  ])('is about no invoice that %s', (_, act) =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      expect(await find(world, plan.id, 7)).toBe(plan.invoice);
      await act(plan, world);
      expect(await find(world, plan.id, 7)).toBeNull();
    }),
  );
});
