import { createRequest } from '../../support/hiring.ts';
import type { RequestInput } from '../../support/hiring.ts';
import type { World } from '../../support/world.ts';

export const FOR_SALE = {
  ...{ title: 'Harbor Notes', is_for_sale: true, sale_kind: 'license', sale_price: 2400 },
};

/** A creator with a project for 2,400 dollars, and a client who buys it: by license, or as the columns say. */
export async function addSale(world: World, columns: Record<string, unknown> = {}) {
  const { sale_kind } = { ...FOR_SALE, ...columns };
  const creator = await world.addPerson({ isDev: true, name: 'Ada Stone' });
  const client = await world.addPerson({ name: 'Noah Bennett' });
  const project = await world.addProject(creator, { ...FOR_SALE, ...columns });
  const terms = { creator_id: creator.id, project_id: project, budget: 2400, sale_kind };
  const buyAs = (person: { id: string }, input: RequestInput = {}) =>
    world.as(person, (sql) => createRequest(sql, { ...terms, ...input }));
  const buy = (input: RequestInput = {}) => buyAs(client, input);
  const change = (changes: Record<string, unknown>) =>
    world.as(
      creator,
      (sql) => sql`update public.projects set ${sql(changes)} where id = ${project}`,
    );
  return { creator, client, project, terms, buy, buyAs, change };
}
