import type { Row } from '../../../src/database.ts';
import { createHireRequest } from '../../../src/hire-requests/create-hire-request.ts';
import { unwrap } from '../../../src/http/unwrap.ts';
import { getProject } from '../../../src/projects/read-projects.ts';
import type { People } from '../backends.ts';
import type { Case } from './hiring-cases.ts';

type Visibility = Row<'projects'>['visibility'];

const SOLD = {
  title: 'Harbor Notes',
  description: 'A shared notebook for crews that are often offline, with maps and tides.',
  tags: ['Web'],
  visibility: 'unlisted' as Visibility,
  is_for_sale: true,
  sale_price: 2400,
  includes_source_code: true,
  includes_documentation: false,
  includes_support: true,
  support_duration: 45,
};

/** The id of a new project of the creator. */
async function publish({ creator }: People, changes: Partial<typeof SOLD> = {}) {
  const row = { user_id: creator.id, client_key: crypto.randomUUID(), ...SOLD, ...changes };
  const added = await creator.client.from('projects').insert(row).select('id').single();
  return unwrap(added).id;
}

async function buy(people: People, budget = 2400, changes: Partial<typeof SOLD> = {}) {
  const projectId = await publish(people, changes);
  const message = 'We would like to use it in our harbour.';
  const input = { creatorId: people.creator.id, projectId, budget, message };
  const request = await createHireRequest(people.client.client, {
    input,
    requestKey: crypto.randomUUID(),
  });
  const { title, price, included, project_id } = request;
  return { title, price, included, isOfProject: project_id === projectId };
}

export const purchaseCases: Case[] = [
  [
    'a project is bought by its link, with what it includes',
    (people) => buy(people),
    {
      title: 'Harbor Notes',
      price: 2400,
      included: ['Source code', '45 days of support'],
      isOfProject: true,
    },
  ],
  ['a project is sold at its price', (people) => buy(people, 2399), 'conflict'],
  [
    'a project that is not for sale cannot be bought',
    (people) => buy(people, 2400, { is_for_sale: false }),
    'not-found',
  ],
  ['a draft cannot be bought', (people) => buy(people, 2400, { visibility: 'draft' }), 'not-found'],
  [
    'no one buys their own project',
    (people) => buy({ ...people, client: people.creator }),
    'invalid',
  ],
  [
    'a visitor opens an unlisted project by its link',
    async (people) => (await getProject(people.visitor, await publish(people)))?.title,
    'Harbor Notes',
  ],
  [
    'a visitor opens no draft',
    async (people) => getProject(people.visitor, await publish(people, { visibility: 'draft' })),
    null,
  ],
];
