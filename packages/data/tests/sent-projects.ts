import { toDay } from '../src/days/days.ts';
import { actOnHireRequest } from '../src/hire-requests/actions/act-on-hire-request.ts';
import { createHireRequest } from '../src/hire-requests/create-hire-request.ts';
import { newcomer, sql, type Person } from './backend.ts';
import { TEXT } from './world.ts';

async function addProject(creator: Person): Promise<string> {
  const [project] = await sql<{ id: string }[]>`
    insert into public.projects (
      user_id, title, description, tags, is_for_sale, sale_price, sale_kind, live_url
    )
    values (
      ${creator.id}, 'Tide Table', ${'A map of the tides. '.repeat(4)}, '{Web}', true, 900, 'once', 'https://tide.example.com'
    )
    returning id`;
  return project?.id ?? '';
}

/** Two want a project that is sold once, and the other one gets it. The next release then asks for a kind of sale. */
export async function sellToOther({ creator, client }: { creator: Person; client: Person }) {
  const projectId = await addProject(creator);
  const terms = { creatorId: creator.id, projectId, saleKind: 'once', budget: 900 } as const;
  const input = { ...terms, message: TEXT };
  await createHireRequest(client.client, { input, requestKey: crypto.randomUUID() });
  const other = await newcomer('Noah Park');
  const attempt = { input, requestKey: crypto.randomUUID() };
  const { id } = await createHireRequest(other.client, attempt);
  await actOnHireRequest(creator.client, { id, action: 'accept', dueOn: toDay(new Date()) });
  // As the migration sends it.
  await sql`select private.notify(${creator.id}, 'sale_kind_needed', '{"count": 2}')`;
}

/** One proof is taken over by another account, and one is not found three times. */
export async function loseProofs(creator: Person) {
  const other = await newcomer('Kim Lee');
  await addProject(creator);
  await addProject(other);
  const prove = (person: Person) =>
    sql`select private.note_proof(${person.id}, 'tide.example.com', 'file')`;
  await prove(creator);
  await prove(other);
  await prove(creator);
  for (let week = 1; week <= 3; week += 1)
    await sql`select private.note_missing_proof(${creator.id}, 'tide.example.com')`;
}
