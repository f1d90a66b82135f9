import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, addRequest } from '../support/hiring.ts';
import { passDays } from '../support/offers.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import {
  addInvoices,
  confirmRefund,
  correct,
  credit,
  listInvoices,
  owe,
  readFigures,
  readSettling,
  refund,
  sendRefund,
  settle,
} from './settling.ts';

const inWorld = shareWorldWithoutRequests();

const code = async (attempt: Promise<unknown>) => {
  const { code: found, message } = await captureError(attempt);
  return [found, message];
};

describe('an invoice', () => {
  it('is paid in the words of the client, and received in those of the creator', () =>
    inWorld(async (world) => {
      const { invoice, by, read } = await addInvoices(world);
      expect(await code(by('client', (sql) => settle(sql, invoice, 'received')))).toEqual([
        ...['PT403', 'Only the creator can say that a payment is received'],
      ]);
      expect(await code(by('creator', (sql) => settle(sql, invoice, 'paid')))).toEqual([
        ...['PT403', 'Only the client can say that an invoice is paid'],
      ]);
      expect((await code(by('client', (sql) => settle(sql, invoice, 'lost'))))[0]).toBe('PT400');
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      const { events, invoices } = await read();
      expect(events.slice(-2).map(({ action }) => action)).toEqual(['pay', 'receive']);
      expect(invoices).toMatchObject([{ total_cents: 80_000, to_pay_cents: 0 }]);
      expect(invoices[0]?.paid_at).not.toBeNull();
    }));

  it('can be received though the client said nothing', () =>
    inWorld(async (world) => {
      const { invoice, by, read } = await addInvoices(world);
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      const [row] = (await read()).invoices;
      expect([row?.paid_at, row?.to_pay_cents]).toEqual([null, 0]);
    }));

  it('is nobody else’s', () =>
    inWorld(async (world) => {
      const { invoice } = await addInvoices(world);
      const stranger = await world.addPerson({ isDev: true });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      for (const person of [stranger, admin]) {
        expect((await code(world.as(person, (sql) => settle(sql, invoice, 'paid'))))[0]).toBe(
          'PT404',
        );
        expect((await listInvoices(world, person, 'client')).items).toEqual([]);
      }
      expect((await code(world.as('visitor', (sql) => settle(sql, invoice, 'paid'))))[0]).toBe(
        '42501',
      );
    }));

  it('reminds the client once after seven days, while neither said a word', () =>
    inWorld(async (world) => {
      const { id, client } = await addInvoices(world);
      const count = async () => {
        const rows = await world.sql`
          select needs_action from public.notifications
          where user_id = ${client.id} and kind = 'request_invoice_reminder'`;
        return rows.length;
      };
      await passDays(world, 6.9, id);
      expect(await count()).toBe(0);
      await passDays(world, 7, id);
      await passDays(world, 20, id);
      expect(await count()).toBe(1);
    }));

  it('is corrected by another one, which counts instead and keeps what was said and refunded', () =>
    inWorld(async (world) => {
      const { invoice, by, read, creator } = await addInvoices(world);
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      await by('creator', (sql) => refund(sql, invoice, { cents: 500 }));
      await world.sql`insert into public.billing_details (user_id, name) values (${creator.id}, 'Stone LLC')`;
      expect((await code(by('client', (sql) => correct(sql, invoice))))[0]).toBe('PT403');
      const { id, number } = await by('creator', (sql) => correct(sql, invoice, ' New name '));
      await by('creator', (sql) => correct(sql, invoice, 'New name'));
      expect(number).toMatch(/-0002$/);
      const { invoices, refunds } = await read();
      expect(invoices).toMatchObject([
        { corrected_by: id, to_pay_cents: 0, seller: { name: 'Ada Stone' } },
        { corrects: invoice, to_pay_cents: 80_000, seller: { name: 'Stone LLC' } },
      ]);
      expect(invoices[1]?.paid_at).not.toBeNull();
      expect(refunds).toMatchObject([{ invoice_id: id }]);
      const { items } = await listInvoices(world, creator, 'creator');
      expect(items.find((item) => item.id === id)).toMatchObject({
        corrects_number: expect.stringMatching(/-0001$/) as string,
        refunds: [{ amount_cents: -500 }],
      });
      expect(items.find((item) => item.id === invoice)).toMatchObject({
        ...{ corrects_number: null, refunds: [] },
      });
      expect((await code(by('creator', (sql) => settle(sql, invoice, 'received'))))[0]).toBe(
        'PT409',
      );
      await by('creator', (sql) => settle(sql, id, 'received'));
      expect((await code(by('creator', (sql) => correct(sql, id))))[0]).toBe('PT409');
    }));
});

describe('a refund', () => {
  it('is sent by the creator and confirmed by the client, never above the total', () =>
    inWorld(async (world) => {
      const { invoice, by, creator } = await addInvoices(world);
      await by('creator', (sql) => settle(sql, invoice, 'received'));
      for (const input of [{ cents: 80_001 }, { cents: 0 }, { cents: null }, { why: 'Too bad' }]) {
        expect((await code(by('creator', (sql) => refund(sql, invoice, input))))[0]).toBe('PT400');
      }
      expect((await code(by('client', (sql) => refund(sql, invoice))))[0]).toBe('PT403');
      const { id } = await by('creator', (sql) => refund(sql, invoice, { cents: 79_999 }));
      expect(await code(by('creator', (sql) => refund(sql, invoice, { cents: 2 })))).toEqual([
        ...['PT400', 'Enter an amount from $0.01 to $0.01'],
      ]);
      expect(await readFigures(world, creator)).toMatchObject({ received_cents: 80_000 });
      expect((await code(by('creator', (sql) => confirmRefund(sql, id))))[0]).toBe('PT403');
      await by('client', (sql) => confirmRefund(sql, id));
      await by('client', (sql) => confirmRefund(sql, id));
      expect(await readFigures(world, creator)).toEqual({
        ...{ agreed_cents: 0, to_be_paid_cents: 0, received_cents: 1, credited_cents: 0 },
        refunded_cents: 79_999,
      });
    }));

  it('of an invoice that nobody paid is a credit once the client says so', () =>
    inWorld(async (world) => {
      const { invoice, by, read, creator } = await addInvoices(world);
      expect(await credit(by, invoice, 80_000)).toMatchObject({
        ...{ status: 'confirmed', is_credit: true },
      });
      expect(await readFigures(world, creator)).toMatchObject({
        ...{ to_be_paid_cents: 0, received_cents: 0, credited_cents: 80_000, refunded_cents: 0 },
      });
      expect((await read()).invoices).toMatchObject([{ to_pay_cents: 0 }]);
      expect(await code(by('creator', (sql) => settle(sql, invoice, 'received')))).toEqual([
        ...['PT409', 'Nothing of this invoice is left to pay'],
      ]);
    }));

  it('that is owed is sent by the creator alone', () =>
    inWorld(async (world) => {
      const { invoice, by } = await addInvoices(world);
      await by('client', (sql) => settle(sql, invoice, 'paid'));
      const { id, status } = await owe(world, invoice, 90_000);
      expect(status).toBe('owed');
      expect((await code(by('client', (sql) => sendRefund(sql, id))))[0]).toBe('PT403');
      await by('creator', (sql) => sendRefund(sql, id));
      expect(await by('client', (sql) => confirmRefund(sql, id))).toMatchObject({
        ...{ status: 'confirmed', amount_cents: '-80000' },
      });
    }));
});

it('an agreement is the same for both, with the SHA-256 of its text', () =>
  inWorld(async (world) => {
    const { id, client, creator } = await addRequest(world, 'pending');
    await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
    const [agreement] = (await readSettling(world, client, id)).agreements;
    expect((await readSettling(world, creator, id)).agreements).toEqual([agreement]);
    const text = agreement?.text ?? '';
    expect(agreement?.fingerprint).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    expect(text).toMatch(/^Agreement\n\nClient: Noah Bennett\nCreator: Ada Stone\n/);
    expect(text).toMatch(/\nPrice: \$100\.00\n/);
  }));
