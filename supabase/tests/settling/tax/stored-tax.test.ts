import { describe, expect, it } from 'vitest';
import { addCompleted, commitPeople, getCode } from '../../hiring/races/race.ts';
import { run } from '../../races/scene.ts';
import { overlap } from '../../races/waiting.ts';
import { addRequest } from '../../support/hiring.ts';
import { captureError, inWorld, sql } from '../../support/world.ts';
import { open } from './open-tax.ts';

describe('a confirmed VAT', () => {
  it('is in the export of the creator, and of the client as far as it is about them', () =>
    inWorld(async (world) => {
      const { id, client, creator, confirm } = await open(world);
      await confirm({ case: 'reverse_charge' });
      const seller = { status: 'registered', country: 'DE', vat_id: 'DE123456789' };
      const buyer = { country: 'BE', vat_id: 'BE0123456789' };
      const readExport = async (person: { id: string }) => {
        const [row] = await world.as(
          person,
          (sql) => sql`select public.export_my_data() -> 'confirmed_taxes' as part`,
        );
        return row?.['part'] as unknown;
      };
      expect(await readExport(creator)).toEqual([
        {
          ...{ hire_request_id: id, tax: { case: 'reverse_charge' }, sides: { seller, buyer } },
          confirmed_at: expect.any(String) as string,
        },
      ]);
      expect(await readExport(client)).toEqual([{ hire_request_id: id, sides: { buyer } }]);
      expect(await readExport(await world.addPerson())).toBeNull();
    }));

  it.each(['client', 'creator'] as const)('is deleted with the account of the %s', (side) =>
    inWorld(async (world) => {
      const [scene, other] = [await open(world), await open(world)];
      for (const { confirm } of [scene, other]) await confirm({ case: 'reverse_charge' });
      await scene.approve();
      await world.sql`delete from auth.users where id = ${scene[side].id}`;
      expect(
        await world.sql`select id from public.hire_requests where id = ${scene.id}`,
      ).toHaveLength(1);
      expect(await world.sql`select hire_request_id as id from private.confirmed_taxes`).toEqual([
        { id: other.id },
      ]);
    }),
  );

  it('is that of one request of its creator', () =>
    inWorld(async (world) => {
      const { id, client, creator, confirm, readSides } = await open(world);
      const [other] = await world.sql<{ id: string }[]>`
        insert into public.hire_requests
          (client_id, creator_id, title, price, message, status, no_due_date, request_key, request_digest)
        values (${client.id}, ${creator.id}, 'A shop', 100, 'Please build a shop for us.', 'accepted', true,
          gen_random_uuid(), 'x')
        returning id`;
      const read = () =>
        world.sql`
          select hire_request_id as id, tax ->> 'case' as chosen from private.confirmed_taxes
          order by tax ->> 'case'`;
      const { confirmed: _, ...sides } = (await readSides()) ?? {};
      const confirmOther = (choice: string) =>
        world.as(
          creator,
          (tx) =>
            tx`select public.confirm_tax(${other?.id ?? ''}, ${tx.json({ case: choice })}, ${tx.json(sides as never)})`,
        );
      await confirm({ case: 'exempt' });
      await confirmOther('reverse_charge');
      expect(await read()).toEqual([
        { id, chosen: 'exempt' },
        { id: other?.id, chosen: 'reverse_charge' },
      ]);
      const [row] = await world.as(
        creator,
        (tx) => tx`
          select public.my_tax_sides(${id}) -> 'confirmed' as one,
            public.my_tax_sides(${other?.id ?? ''}) -> 'confirmed' as other`,
      );
      expect(row).toEqual({ one: { case: 'exempt' }, other: { case: 'reverse_charge' } });
    }));

  it('is not of work that is not agreed on', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world, 'pending');
      const attempt = world.as(
        creator,
        (tx) => tx`select public.confirm_tax(${id}, '{"case": "exempt"}', '{}')`,
      );
      expect((await captureError(attempt)).code).toBe('PT404');
    }));

  it('is not read where the request is withheld', () =>
    inWorld(async (world) => {
      const { id, creator, readSides } = await open(world);
      await world.sql`
        insert into private.withheld_requests (hire_request_id, user_id) values (${id}, ${creator.id})`;
      expect(await readSides()).toBeNull();
    }));

  it('is a choice that there is, whoever writes it', () =>
    inWorld(async (world) => {
      const { id } = await open(world);
      const attempt = world.sql.savepoint(
        (tx) => tx`
          insert into private.confirmed_taxes (hire_request_id, tax, sides)
          values (${id}, '{"case": "export"}', '{}')`,
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }));

  // The details of the client that it was decided by would stay.
  it('is not stored while the client deletes their account', async () => {
    const { creator, client, remove } = await commitPeople();
    try {
      const request = (await addCompleted({ creator, clients: [client] })).get(client.id) ?? '';
      await sql`insert into public.billing_details (user_id, country) values (${client.id}, 'BE')`;
      const confirm = `select public.confirm_tax($1, '{"case": "exempt"}', '{"buyer": {"country": "BE"}}')`;
      const code = await overlap(
        (tx) => tx`delete from auth.users where id = ${client.id}`,
        () => run(creator, confirm, request)().then(() => 'done', getCode),
      );
      expect(code).toBe('PT409');
      expect(
        await sql`select from private.confirmed_taxes where hire_request_id = ${request}`,
      ).toEqual([]);
    } finally {
      await remove();
    }
  });
});
