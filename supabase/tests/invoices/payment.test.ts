import { describe, expect, it } from 'vitest';
import { addInvoices, correct, credit, listInvoices, settle } from '../settling/settling.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Plan = Awaited<ReturnType<typeof addInvoices>>;

/** Whether the client may be told so many days from now how the creator wants to be paid. */
async function mayRead(
  world: World,
  { client, creator }: Pick<Plan, 'client' | 'creator'>,
  days: number,
) {
  const [row] = await world.sql<{ may: boolean }[]>`
    select private.may_read_payment(${creator.id}, ${client.id}, now() + make_interval(days => ${days})) as may`;
  return row?.may;
}

const readPayments = async (plan: Plan, side: 'client' | 'creator') =>
  (await plan.read(side)).invoices.map(({ payment }) => payment);

describe('how a creator wants to be paid', () => {
  it('is shown to the client of an invoice only', () =>
    inWorld(async (world) => {
      await addInvoices(world);
      const plan = await addInvoices(world, [100, 200], 0);
      await world.sql`
        insert into public.billing_details (user_id, payment_url, payment_instructions)
        values (${plan.creator.id}, 'https://pay.example/ada', 'By bank')`;
      await plan.finish(1);
      for (const side of ['client', 'creator'] as const)
        expect(await readPayments(plan, side)).toEqual([
          {
            ...{ name: 'Ada Stone', payment_url: 'https://pay.example/ada' },
            payment_instructions: 'By bank',
          },
        ]);
      const { client } = await addInvoices(world);
      expect(await mayRead(world, { client, creator: plan.creator }, 0)).toBe(false);
    }));

  it('is in the list of invoices as in the request, and as long', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await world.sql`
        insert into public.billing_details (user_id, payment_url) values (${plan.creator.id}, 'https://pay.example/ada')`;
      const list = async (side: 'client' | 'creator') => {
        const { items } = await listInvoices(world, plan[side], side);
        return items.map(({ payment }) => payment);
      };
      const [payment] = await readPayments(plan, 'client');
      expect(payment?.payment_url).toBe('https://pay.example/ada');
      expect(await list('client')).toEqual([payment]);
      expect(await list('creator')).toEqual([payment]);
      await world.sql`alter table public.invoices disable trigger guard`;
      await world.sql`update public.invoices set received_at = now() - interval '91 days' where id = ${plan.invoice}`;
      expect(await readPayments(plan, 'client')).toEqual([null]);
      expect(await readPayments(plan, 'creator')).toEqual([payment]);
      expect(await list('client')).toEqual([null]);
      expect(await list('creator')).toEqual([payment]);
    }));

  it.each<[string, (plan: Plan) => Promise<unknown>]>([
    ['received', ({ by, invoice }) => by('creator', (sql) => settle(sql, invoice, 'received'))],
    ['credited', ({ by, invoice }) => credit(by, invoice, 80_000)],
    [
      'corrected, and that one received',
      async ({ by, invoice }) => {
        const { id } = await by('creator', (sql) => correct(sql, invoice));
        await by('creator', (sql) => settle(sql, id, 'received'));
      },
    ],
  ])('is shown for 90 days after an invoice is %s', (_, act) =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      expect(await mayRead(world, plan, 400)).toBe(true);
      await credit(plan.by, plan.invoice);
      await plan.by('client', (sql) => settle(sql, plan.invoice, 'paid'));
      expect(await mayRead(world, plan, 400)).toBe(true);
    }).then(() =>
      inWorld(async (world) => {
        const plan = await addInvoices(world);
        await act(plan);
        expect([await mayRead(world, plan, 89), await mayRead(world, plan, 91)]).toEqual([
          true,
          false,
        ]);
      }),
    ),
  );
});

describe('billing details', () => {
  it('are kept without the space around them', () =>
    inWorld(async (world) => {
      const { id } = await world.addPerson();
      await world.as(
        { id },
        (sql) => sql`
        insert into public.billing_details (name, address, tax_id, payment_url, payment_instructions)
        values (' Ada ', E'\n1 Pier Road\n2nd floor ', ' T-1 ', ' https://pay.example/a ', E'\tBy bank\n')`,
      );
      const read = async () => {
        const [row] = await world.sql`
          select name, address, tax_id, payment_url, payment_instructions
          from public.billing_details where user_id = ${id}`;
        return row;
      };
      expect(await read()).toEqual({
        ...{ name: 'Ada', address: '1 Pier Road\n2nd floor', tax_id: 'T-1' },
        ...{ payment_url: 'https://pay.example/a', payment_instructions: 'By bank' },
      });
      await world.as(
        { id },
        (sql) => sql`
        update public.billing_details set name = ' ', address = '', tax_id = ' ', payment_url = ' ',
          payment_instructions = E'\n'`,
      );
      expect(await read()).toEqual({
        ...{
          name: null,
          address: null,
          tax_id: null,
          payment_url: null,
          payment_instructions: null,
        },
      });
    }));

  it.each<[column: string, value: string, message: string]>([
    ['name', 'x'.repeat(151), 'Name must be at most 150 characters'],
    ['address', 'x'.repeat(501), 'Address must be at most 500 characters'],
    ['tax_id', 'x'.repeat(51), 'Tax ID must be at most 50 characters'],
    [
      'payment_instructions',
      'x'.repeat(501),
      'Payment instructions must be at most 500 characters',
    ],
    ...[
      'http://pay.example/a',
      'https://user@pay.example/a',
      'https://pay.example:8443/a',
      'https://localhost/a',
      'https://192.168.0.1/a',
      'https://-pay.example/a',
      'https://pay-.example/a',
      'https://pay.example-/a',
      'https://p\u0430y.example/a',
      'https://pay.example.evil\\@pay.example',
      ' x https://pay.example/a',
    ].map((url): [string, string, string] => [
      'payment_url',
      url,
      'Enter a link that begins with https:// and a domain name',
    ]),
  ])('have no %s like %s', (column, value, message) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const attempt = world.as(
        person,
        (sql) => sql`
        insert into public.billing_details (${sql(column)}) values (${value})`,
      );
      expect(await captureError(attempt)).toMatchObject({ message });
    }),
  );

  it.each([
    'https://pay.example',
    'HTTPS://Pay.Example?a=1',
    'https://a.b-c.example#x',
    `https://${'a'.repeat(63)}.example/`,
  ])('have the payment link %s', (url) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.as(
        person,
        (sql) => sql`insert into public.billing_details (payment_url) values (${url})`,
      );
    }),
  );
});
