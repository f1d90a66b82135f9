import { expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import { addInvoices, correct } from './settling.ts';

const fields = {
  street: '12 Long Street',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
  vat_id: 'DE123456789',
  registration: 'HRB 1',
  phone: '+49 30 1',
  email: 'ada@example.com',
};

it('an invoice has the fields of its sides, and as one text for readers without them', () =>
  inWorld(async (world) => {
    const { invoice, by, read, creator } = await addInvoices(world);
    const details = { ...fields, name: 'Stone LLC', tax_status: 'registered', address: 'Old' };
    await world.as(creator, (sql) => sql`insert into public.billing_details ${sql(details)}`);
    const { id } = await by('creator', (sql) => correct(sql, invoice));
    const { invoices } = await read('client');
    expect(invoices.find((row) => row.id === id)?.seller).toEqual({
      ...fields,
      name: 'Stone LLC',
      address: '12 Long Street\n10115 Berlin\nDE',
    });
  }));

it('an address of one text is used until a field is filled in', () =>
  inWorld(async (world) => {
    const { invoice, by, read, creator } = await addInvoices(world);
    const details = { address: 'Old Street\nBerlin', vat_id: 'DE1' };
    await world.as(creator, (sql) => sql`insert into public.billing_details ${sql(details)}`);
    const { id } = await by('creator', (sql) => correct(sql, invoice));
    const { invoices } = await read('client');
    expect(invoices.find((row) => row.id === id)?.seller).toMatchObject(details);
  }));

it.each([
  [{ street: 'x'.repeat(151) }, 'Street must be at most 150 characters'],
  [{ postal_code: 'x'.repeat(21) }, 'Postal code must be at most 20 characters'],
  [{ city: 'x'.repeat(101) }, 'City must be at most 100 characters'],
  [{ vat_id: 'x'.repeat(31) }, 'VAT ID must be at most 30 characters'],
  [{ registration: 'x'.repeat(101) }, 'Registration must be at most 100 characters'],
  [{ phone: 'x'.repeat(51) }, 'Telephone must be at most 50 characters'],
  [{ country: 'Germany' }, 'Choose a country from the list'],
  [{ email: 'ada' }, 'Enter a valid email address'],
])('%j is not saved', (details, message) =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const attempt = world.as(
      person,
      (sql) => sql`insert into public.billing_details ${sql(details as object)}`,
    );
    expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
  }),
);

it('blank fields are saved as none, and others without spaces around', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, ' ']));
    const write = (details: object) =>
      world.as(
        person,
        (sql) => sql`
          insert into public.billing_details ${sql(details)}
          on conflict (user_id) do update set ${sql(details as Record<string, string>)}
          returning street, postal_code, city, country, vat_id, registration, phone, email`,
      );
    const none = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    expect(await write(blank)).toEqual([none]);
    const spaced = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, ` ${value} `]),
    );
    expect(await write(spaced)).toEqual([fields]);
  }));
