import { act, addRequest } from '../../support/hiring.ts';
import type { World } from '../../support/world.ts';
import { readSettling } from '../settling.ts';

export type Scene = Awaited<ReturnType<typeof open>>;

/** Delivered work between Germany and Belgium, of which the VAT can be confirmed. */
export async function open(world: World) {
  const scene = await addRequest(world, 'delivered');
  const { id, client, creator } = scene;
  await world.sql`
    insert into public.billing_details (user_id, country, vat_id, tax_status) values
      (${creator.id}, 'DE', 'DE123456789', 'registered'), (${client.id}, 'BE', 'BE0123456789', null)`;
  const readSides = (person: { id: string } = creator) =>
    world.as(person, async (sql) => {
      const [row] = await sql<{ sides: Record<string, unknown> | null }[]>`
        select public.my_tax_sides(${id}) as sides`;
      return row?.sides ?? null;
    });
  const confirm = async (tax: object, person: { id: string } = creator, seen?: object) => {
    const { confirmed: _, ...sides } = (await readSides()) ?? {};
    return world.as(
      person,
      (sql) =>
        sql`select public.confirm_tax(${id}, ${sql.json(tax as never)}, ${sql.json((seen ?? sides) as never)})`,
    );
  };
  const approve = async () => {
    await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
    const { invoices } = await readSettling(world, client, id);
    return invoices as unknown as { id: string; tax: object | null; total_cents: number }[];
  };
  return { ...scene, world, readSides, confirm, approve };
}
