import {
  deleteOfferTemplate,
  listOfferTemplates,
  saveOfferTemplate,
} from '../../../src/hire-requests/offers/offer-templates.ts';
import type { Case } from '../requests/hiring-cases.ts';
import { sentenceOf, TERMS } from './offer-steps.ts';

export const templateCases: Case[] = [
  [
    'a creator saves, changes and deletes templates',
    async ({ creator: { client } }) => {
      const { title, scope, price, revisions } = TERMS;
      const name = crypto.randomUUID();
      const fields = { name, title, scope, price, revisions, days: 7 };
      await saveOfferTemplate(client, fields);
      const find = async () => (await listOfferTemplates(client)).find((row) => row.name === name);
      const saved = await find();
      const repeated = await sentenceOf(saveOfferTemplate(client, fields));
      const short = await sentenceOf(saveOfferTemplate(client, { ...fields, name: ' ' }));
      const none = await sentenceOf(
        saveOfferTemplate(client, { ...fields, name: 'Other', days: 0 }),
      );
      const id = saved?.id ?? '';
      await saveOfferTemplate(client, { ...fields, id, price: 500 });
      const changed = await find();
      await deleteOfferTemplate(client, id);
      return [saved?.days, repeated, short, none, changed?.price, await find()];
    },
    [
      7,
      'You have a template with this name',
      'Add a name of at most 80 characters',
      'Enter 1 to 730 days',
      500,
      undefined,
    ],
  ],
  [
    'a client has no templates',
    ({ stranger }) => {
      const { title, scope, price, revisions } = TERMS;
      const fields = { name: 'Map', title, scope, price, revisions, days: 7 };
      return saveOfferTemplate(stranger.client, fields);
    },
    'forbidden',
  ],
];
