import { describe, expect, it } from 'vitest';
import { act, createRequest } from '../support/hiring.ts';
import { openSite } from '../support/time-zones.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addInvoices, correct } from './settling.ts';

/** A creator with one invoice of this year, and what issues another one at a time. */
async function addCreator(world: World) {
  const { client, creator, invoice } = await addInvoices(world);
  const issueAt = async (time: string) => {
    const { id } = await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, title: `A map for ${time}`, budget: 10 }),
    );
    await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
    await world.sql`
      select private.issue_invoice(h, 1, ${time}) from public.hire_requests h where h.id = ${id}`;
    const [row] = await world.sql<{ number: string }[]>`
      select number from public.invoices where hire_request_id = ${id}`;
    return row?.number;
  };
  return { creator, invoice, issueAt };
}

describe('the number of an invoice', () => {
  it.each([
    ['Pacific/Kiritimati', '2098-12-31T09:59:59.999Z', '2098-12-31T10:00:00Z'],
    ['America/Los_Angeles', '2099-01-01T07:59:59.999Z', '2099-01-01T08:00:00Z'],
  ])('is of the year that it is for a creator in %s', (zone, last, first) =>
    inWorld(async (world) => {
      const { creator, issueAt } = await addCreator(world);
      await openSite(world, creator, zone);
      expect(await issueAt(last)).toBe('2098-0001');
      expect(await issueAt(first)).toBe('2099-0001');
    }),
  );

  it('begins again at 1 with the year, whatever the time zone of the session is', () =>
    inWorld(async (world) => {
      const { issueAt } = await addCreator(world);
      for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
        await world.sql`select set_config('TimeZone', ${zone}, true)`;
        const [first, second] = zone === 'Asia/Tokyo' ? ['0001', '0002'] : ['0003', '0004'];
        expect(await issueAt('2098-12-31T23:59:59.999Z')).toBe(`2098-${first}`);
        expect(await issueAt('2099-01-01T00:00:00Z')).toBe(`2099-${first}`);
        expect(await issueAt('2098-12-31T12:00:00Z')).toBe(`2098-${second}`);
        expect(await issueAt('2099-06-01T12:00:00Z')).toBe(`2099-${second}`);
      }
    }));

  it('continues after 9999', () =>
    inWorld(async (world) => {
      const { creator, issueAt } = await addCreator(world);
      await world.sql`
        insert into private.invoice_numbers (creator_id, year, last) values (${creator.id}, 2099, 9998)`;
      expect(await issueAt('2099-03-01T12:00:00Z')).toBe('2099-9999');
      expect(await issueAt('2099-03-01T12:00:01Z')).toBe('2099-10000');
    }));

  it('of a correction is of the year in which it is made', () =>
    inWorld(async (world) => {
      const { creator, issueAt } = await addCreator(world);
      await issueAt('2020-05-05T05:05:05Z');
      const [former] = await world.sql<{ id: string }[]>`
        select id from public.invoices where creator_id = ${creator.id} and year = 2020`;
      const { number } = await world.as(creator, (sql) => correct(sql, former?.id ?? ''));
      expect(number).toBe(`${new Date().getUTCFullYear()}-0002`);
    }));

  it('is given again if what took it did not happen', () =>
    inWorld(async (world) => {
      const { creator, invoice, issueAt } = await addCreator(world);
      const undone = world.sql.savepoint(async (sql) => {
        await sql`select public.correct_invoice(${invoice}, null)`;
      });
      await expect(undone).rejects.toThrow();
      await world.sql
        .savepoint(async () => {
          await world.as(creator, (sql) => correct(sql, invoice));
          throw new Error('undone');
        })
        .catch(() => undefined);
      const now = new Date();
      expect(await issueAt(now.toISOString())).toBe(`${now.getUTCFullYear()}-0002`);
    }));

  it('is each creator’s own', () =>
    inWorld(async (world) => {
      const [one, other] = [await addInvoices(world, [100, 200]), await addInvoices(world, [300])];
      const numbers = [...one.invoices, ...other.invoices].map(({ serial }) => serial);
      expect(numbers).toEqual([1, 2, 1]);
    }));
});
