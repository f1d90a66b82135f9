import { describe, expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { correct, readSettling } from '../settling.ts';
import { open, type Scene } from './open-tax.ts';

const local = { currency: 'EUR', rate: 0.92, day: '2026-02-28', source: 'ECB' };

const rejectedDays = [
  ...['2026-02-29', '20260228', 'x2026-02-28', '2a26-02-28', '20261-02-28', '202-02-28'],
  ...['2026-00-28', '2026-13-28', '2026-02-00', '2026-01-a9', '2026-01-1a', '2026-01-3a'],
  '2026-02-2801',
];
const rejectedCurrencies = ['USD', 'euro', 'eur', 'XEUR', '1UR', 'EURO', 'EU'];

describe('the VAT that a creator confirmed', () => {
  it('is that of the invoice, whose total stays', () =>
    inWorld(async (world) => {
      const { confirm, approve } = await open(world);
      await confirm({ case: 'domestic', rate: 1900, local });
      const [invoice] = await approve();
      const total = invoice?.total_cents ?? 0;
      const net = Math.round((total * 10_000) / 11_900);
      expect(invoice?.tax).toEqual({
        ...{ case: 'domestic', rate: 1900, net_cents: net, tax_cents: total - net },
        local: { ...local, cents: Math.round((total - net) * 0.92) },
      });
    }));

  it('is that of a correction too, and the former invoice stays as it was', () =>
    inWorld(async (world) => {
      const { id, creator, client, confirm, approve } = await open(world);
      const [former] = await approve();
      expect(former?.tax).toBeNull();
      await confirm({ case: 'reverse_charge' });
      await world.as(creator, (sql) => correct(sql, former?.id ?? ''));
      const { invoices } = await readSettling(world, client, id);
      const total = former?.total_cents ?? 0;
      expect(invoices.map((row) => (row as unknown as { tax: object }).tax)).toEqual([
        null,
        { case: 'reverse_charge', net_cents: total, tax_cents: 0 },
      ]);
    }));

  it.each([
    ['client', { vat_id: 'BE1' }],
    ['creator', { country: 'AT' }],
  ] as const)('no longer counts once the details of the %s change', (side, change) =>
    inWorld(async (world) => {
      const scene = await open(world);
      await scene.confirm({ case: 'reverse_charge' });
      await world.sql`
        update public.billing_details set ${world.sql(change)} where user_id = ${scene[side].id}`;
      expect(await scene.readSides()).toMatchObject({ confirmed: null });
      expect((await scene.approve())[0]?.tax).toBeNull();
    }),
  );

  it('is decided by what both sides have said, which only the creator of agreed work reads', () =>
    inWorld(async (world) => {
      const { client, creator, readSides, confirm } = await open(world);
      await confirm({ case: 'exempt' });
      expect(await readSides(creator)).toEqual({
        seller: { status: 'registered', country: 'DE', vat_id: 'DE123456789' },
        buyer: { country: 'BE', vat_id: 'BE0123456789' },
        confirmed: { case: 'exempt' },
      });
      expect(await readSides(client)).toBeNull();
      expect(await readSides(await world.addPerson({ isDev: true }))).toBeNull();
      const pending = await addRequest(world, 'pending');
      const [row] = await world.as(
        pending.creator,
        (sql) => sql`select public.my_tax_sides(${pending.id}) as sides`,
      );
      expect(row?.['sides'] ?? null).toBeNull();
    }));

  it.each<[string, (scene: Scene) => Promise<unknown>, string]>([
    ['by the client', ({ confirm, client }) => confirm({ case: 'exempt' }, client), 'PT404'],
    ['as seen before', ({ confirm }) => confirm({ case: 'exempt' }, undefined, {}), 'PT409'],
  ])('is not confirmed %s', (_, attempt, code) =>
    inWorld(async (world) => {
      expect((await captureError(attempt(await open(world)))).code).toBe(code);
    }),
  );

  it.each<[object]>([
    [{}],
    [{ case: 'export' }],
    [{ case: 'domestic' }],
    [{ case: 'domestic', rate: 0 }],
    [{ case: 'domestic', rate: 10_001 }],
    [{ case: 'domestic', rate: 1900.5 }],
    [{ case: 'domestic', rate: '1900' }],
    [{ case: 'exempt', rate: 1900 }],
    [{ case: 'exempt', local }],
    [{ case: 'exempt', net_cents: 1 }],
    [{ case: 'domestic', rate: 1900, local: {} }],
    [{ case: 'domestic', rate: 1900, local: { ...local, rate: 0 } }],
    [{ case: 'domestic', rate: 1900, local: { ...local, rate: 1_000_001 } }],
    [{ case: 'domestic', rate: 1900, local: { ...local, source: ' ' } }],
    [{ case: 'domestic', rate: 1900, local: { ...local, source: 'x'.repeat(101) } }],
    ...rejectedDays.map((day): [object] => [
      { case: 'domestic', rate: 1900, local: { ...local, day } },
    ]),
    ...rejectedCurrencies.map((currency): [object] => [
      { case: 'domestic', rate: 1900, local: { ...local, currency } },
    ]),
  ])('is never %j', (tax) =>
    inWorld(async (world) => {
      const { confirm } = await open(world);
      expect((await captureError(confirm(tax))).code).toBe('PT400');
    }),
  );

  it.each([
    { case: 'domestic', rate: 1 },
    { case: 'domestic', rate: 10_000 },
    { case: 'domestic', rate: 1900, local: { ...local, rate: 1_000_000 } },
    { case: 'domestic', rate: 1900, local: { ...local, source: 'x'.repeat(100) } },
    { case: 'domestic', rate: 1900, local: { ...local, day: '2028-02-29' } },
    { case: 'domestic', rate: 1900, local: { ...local, day: '2026-12-31' } },
  ])('can be %j', (tax) =>
    inWorld(async (world) => {
      const { confirm, readSides } = await open(world);
      await confirm(tax);
      expect(await readSides()).toMatchObject({ confirmed: tax });
    }),
  );

  it('can say nothing that does not add up, whoever writes it', () =>
    inWorld(async (world) => {
      const { approve } = await open(world);
      const [invoice] = await approve();
      await world.sql`alter table public.invoices disable trigger guard`;
      for (const tax of [
        { case: 'exempt', net_cents: 1, tax_cents: 0 },
        { case: 'export', net_cents: invoice?.total_cents ?? 0, tax_cents: 0 },
        { case: 'exempt' },
        { case: 'domestic', rate: 1900, net_cents: invoice?.total_cents ?? 0, tax_cents: 0 },
      ]) {
        const attempt = world.sql.savepoint(
          (sql) =>
            sql`update public.invoices set tax = ${sql.json(tax)} where id = ${invoice?.id ?? ''}`,
        );
        expect((await captureError(attempt)).code).toBe('23514');
      }
    }));
});
