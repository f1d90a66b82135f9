import { describe, expect, it } from 'vitest';
import { addInvoices, listInvoices } from '../settling/settling.ts';
import { captureError, inWorld } from '../support/world.ts';

describe('the list of invoices', () => {
  it('has pages, the newest first, and one for each side', () =>
    inWorld(async (world) => {
      const { invoices, client, creator } = await addInvoices(world, [100, 200, 300]);
      await world.sql`alter table public.invoices disable trigger guard`;
      await world.sql`
        update public.invoices set created_at = now() - make_interval(days => 10 - serial)
        where creator_id = ${creator.id}`;
      const newest = invoices.map(({ id }) => id).toReversed();
      for (const [side, person] of [
        ['client', client],
        ['creator', creator],
      ] as const) {
        const first = await listInvoices(world, person, side, null, 2);
        const second = await listInvoices(world, person, side, first.next_cursor, 2);
        expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(newest);
        expect([first.items.length, second.next_cursor]).toEqual([2, null]);
        expect((await listInvoices(world, person, side, null, 0)).items).toHaveLength(1);
        const other = side === 'client' ? 'creator' : 'client';
        expect((await listInvoices(world, person, other)).items).toEqual([]);
        const name = side === 'client' ? 'Ada Stone' : 'Noah Bennett';
        expect(first.items[0]).toMatchObject({ title: 'A shift planner', other: { name } });
      }
    }));

  it('has those of one moment in the order of their numbers, over pages too', () =>
    inWorld(async (world) => {
      const prices = [100, 200, 300, 400, 500, 600];
      const { invoices, client, creator } = await addInvoices(world, prices);
      await world.sql`alter table public.invoices disable trigger guard`;
      await world.sql`update public.invoices set created_at = now() where creator_id = ${creator.id}`;
      const newest = invoices.map(({ number }) => number).toReversed();
      for (const [side, person] of [
        ['client', client],
        ['creator', creator],
      ] as const) {
        const read: string[] = [];
        let cursor: string | null = null;
        do {
          const page = await listInvoices(world, person, side, cursor, 2);
          read.push(...page.items.map(({ number }) => number));
          cursor = page.next_cursor;
        } while (cursor !== null && read.length < 12);
        expect(read).toEqual(newest);
      }
    }));

  it.each([null, 'admin'])('of %s does not exist', (side) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect(await captureError(listInvoices(world, person, side ?? ''))).toMatchObject({
        message: "This list doesn't exist",
      });
      const attempt = world.as(person, (sql) => sql`select public.my_invoices(${side})`);
      expect((await captureError(attempt)).message).toBe("This list doesn't exist");
    }),
  );
});
