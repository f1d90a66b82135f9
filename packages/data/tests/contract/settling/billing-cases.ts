import { billingQueries, saveBillingDetails } from '../../../src/invoices/billing-details.ts';
import { QueryClient } from '@tanstack/react-query';
import type { People, Side } from '../backends.ts';
import { sentenceOf } from '../offers/offer-steps.ts';
import type { Case } from '../requests/hiring-cases.ts';
import { openInvoice } from './settling-steps.ts';

const none = {
  ...{ name: null, address: null, tax_id: null },
  ...{ payment_url: null, payment_instructions: null },
};
type Details = Partial<Parameters<typeof saveBillingDetails>[1]>;

const save = ({ client }: Side, details: Details) =>
  saveBillingDetails(client, { ...none, ...details });

const read = ({ client, id }: Side) => new QueryClient().fetchQuery(billingQueries(client).own(id));

const rejected =
  (details: Details) =>
  ({ creator }: People) =>
    sentenceOf(save(creator, details));

const isNoLink = 'Enter a link that begins with https:// and a domain name';

export const billingCases: Case[] = [
  ['nobody has billing details at first', ({ creator }) => read(creator), null],
  [
    'billing details are saved, and read by their owner only',
    async ({ creator, client }) => {
      await save(creator, { name: 'Quill', address: '1 Pier' });
      await save(creator, { name: 'Quill LLC', payment_instructions: 'By bank' });
      return [await read(creator), await read(client)];
    },
    [{ ...none, name: 'Quill LLC', payment_instructions: 'By bank' }, null],
  ],
  [
    'an invoice names both as they want, and its client sees how to pay',
    async (people) => {
      const link = 'https://pay.example/zoe';
      await save(people.creator, { name: 'Quill LLC', tax_id: 'Q-1', payment_url: link });
      await save(people.client, { address: '2 Pier' });
      const { read: readRequest } = await openInvoice(people);
      const { invoices } = await readRequest('client');
      const ofCreator = await readRequest('creator');
      const payments = [invoices[0]?.payment, ofCreator.invoices[0]?.payment];
      return [invoices[0]?.seller, invoices[0]?.buyer, ...payments];
    },
    [
      { name: 'Quill LLC', tax_id: 'Q-1' },
      { name: 'Mia Moss', address: '2 Pier' },
      { name: 'Quill LLC', payment_url: 'https://pay.example/zoe', payment_instructions: null },
      { name: 'Quill LLC', payment_url: 'https://pay.example/zoe', payment_instructions: null },
    ],
  ],
  ['a link is https', rejected({ payment_url: 'http://pay.example' }), isNoLink],
  ['a link has a domain name', rejected({ payment_url: 'https://localhost/a' }), isNoLink],
  ['a link has no credentials', rejected({ payment_url: 'https://a@pay.example' }), isNoLink],
  [
    'a name has at most 150 characters',
    rejected({ name: 'x'.repeat(151) }),
    'Name must be at most 150 characters',
  ],
  [
    'instructions have at most 500 characters',
    rejected({ payment_instructions: 'x'.repeat(501) }),
    'Payment instructions must be at most 500 characters',
  ],
];
