import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addInvoices, correct, listInvoices, refund, settle } from './settling.ts';

async function addBilled(world: World) {
  const scene = await addInvoices(world);
  const { client, creator, by, invoice } = scene;
  for (const [{ id }, name] of [
    [creator, 'Stone LLC'],
    [client, 'Bennett Ltd'],
  ] as const) {
    await world.sql`
      insert into public.billing_details (user_id, name, address, tax_id, payment_instructions)
      values (${id}, ${name}, 'Elm Street 5', 'DE 123', ${`Pay ${name} by bank`})`;
  }
  const { id } = await by('creator', (sql) => correct(sql, invoice));
  return { ...scene, current: id };
}
const parties = {
  seller: { name: 'Stone LLC', address: 'Elm Street 5', tax_id: 'DE 123' },
  buyer: { name: 'Bennett Ltd', address: 'Elm Street 5', tax_id: 'DE 123' },
};

describe.each(['client', 'creator'] as const)('when the %s deletes the account', (leaver) => {
  const other = leaver === 'client' ? 'creator' : 'client';

  it('their billing details are gone, and the invoices of the other one stay as they were', () =>
    inWorld(async (world) => {
      const scene = await addBilled(world);
      const before = (await scene.read(other)).agreements;
      await world.sql`delete from auth.users where id = ${scene[leaver].id}`;
      const details = await world.sql`
        select user_id from public.billing_details where user_id in (${scene.client.id}, ${scene.creator.id})`;
      expect(details).toEqual([{ user_id: scene[other].id }]);
      const after = await scene.read(other);
      const former_creator_id = leaver === 'creator' ? scene.creator.id : null;
      expect(after.invoices).toMatchObject([
        { seller: { name: 'Ada Stone' }, buyer: { name: 'Noah Bennett' }, former_creator_id },
        {
          ...{ ...parties, [`${leaver}_id`]: null, [`${other}_id`]: scene[other].id },
          former_creator_id,
        },
      ]);
      expect(after.agreements).toEqual(before);
      expect(after.invoices.map(({ payment }) => payment?.payment_instructions)).toEqual([
        'Pay Stone LLC by bank',
        'Pay Stone LLC by bank',
      ]);
      const { items } = await listInvoices(world, scene[other], other);
      expect(items.map((item) => item.other)).toEqual([null, null]);
    }));

  it('the other one still says what is theirs to say', () =>
    inWorld(async (world) => {
      const { current, by, read, ...scene } = await addBilled(world);
      await world.sql`delete from auth.users where id = ${scene[leaver].id}`;
      await by(other, (sql) => settle(sql, current, other === 'client' ? 'paid' : 'received'));
      const [, invoice] = (await read(other)).invoices;
      expect([invoice?.paid_at !== null, invoice?.received_at !== null]).toEqual(
        other === 'client' ? [true, false] : [false, true],
      );
      expect(invoice?.former_creator_id).toBe(leaver === 'creator' ? scene.creator.id : null);
    }));
});

it('the client sees how to pay a creator who left, until 90 days after an invoice was settled', () =>
  inWorld(async (world) => {
    const { current, read, creator } = await addBilled(world);
    await world.sql`delete from auth.users where id = ${creator.id}`;
    const settleAgo = async (days: number) => {
      await world.sql`set local session_replication_role = replica`;
      await world.sql`
        update public.invoices set received_at = now() - make_interval(days => ${days}) where id = ${current}`;
      await world.sql`set local session_replication_role = origin`;
      const { invoices } = await read('client');
      expect(invoices.map(({ issued_payment }) => issued_payment !== null)).toEqual([false, true]);
      return invoices.map(({ payment }) => payment !== null);
    };
    expect(await settleAgo(89)).toEqual([true, true]);
    // The first one was settled by its correction.
    expect(await settleAgo(91)).toEqual([true, false]);
  }));

it('a correction after the client has left names them as before', () =>
  inWorld(async (world) => {
    const { current, by, read, client } = await addBilled(world);
    await world.sql`delete from auth.users where id = ${client.id}`;
    await by('creator', (sql) => correct(sql, current, 'Once more'));
    expect((await read()).invoices.at(-1)).toMatchObject({ ...parties, client_id: null });
  }));

it('invoices and refunds go when both have left', () =>
  inWorld(async (world) => {
    const { id, current, by, client, creator } = await addBilled(world);
    await by('creator', (sql) => refund(sql, current));
    for (const person of [client, creator]) {
      await world.sql`delete from auth.users where id = ${person.id}`;
    }
    const left = await world.sql`
      select from public.invoices where hire_request_id = ${id}
      union all select from public.refunds where hire_request_id = ${id}
      union all select from public.agreements where hire_request_id = ${id}
      union all select from private.invoice_numbers where creator_id = ${creator.id}`;
    expect(left).toHaveLength(0);
  }));

it('the export of both has the invoices and refunds, and of each the own billing details', () =>
  inWorld(async (world) => {
    const { current, by, client, creator } = await addBilled(world);
    await by('creator', (sql) => refund(sql, current));
    const read = async (person: { id: string }) => {
      const [row] = await world.as(
        person,
        (sql) => sql<{ data: Record<string, unknown> }[]>`select public.export_my_data() as data`,
      );
      return row?.data ?? {};
    };
    for (const [person, own, others] of [
      [creator, 'Pay Stone LLC', 'Pay Bennett Ltd'],
      [client, 'Pay Bennett Ltd', 'Pay Stone LLC'],
    ] as const) {
      const data = await read(person);
      expect(data['invoices']).toHaveLength(2);
      expect(data['refunds']).toHaveLength(1);
      expect(JSON.stringify(data['agreements'])).toContain('Agreement\\n\\nClient: Noah Bennett');
      expect(JSON.stringify(data['billing_details'])).toContain(own);
      expect(data['invoice_payments'] ?? []).toHaveLength(person === creator ? 2 : 0);
      expect(JSON.stringify(data)).not.toContain(others);
    }
    const stranger = JSON.stringify(await read(await world.addPerson()));
    expect(stranger).not.toMatch(/Stone LLC|Bennett Ltd/);
  }));
