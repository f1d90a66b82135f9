import { getEarningsFigures, listInvoices } from '../../../src/invoices/invoice-queries.ts';
import { sentenceOf } from '../offers/offer-steps.ts';
import type { Case } from '../requests/hiring-cases.ts';
import { summarize, withInvoice, type OpenedInvoice } from './settling-steps.ts';

const after =
  (...steps: ((invoice: OpenedInvoice) => Promise<unknown>)[]) =>
  async (invoice: OpenedInvoice) => {
    for (const step of steps) await step(invoice);
    return summarize(invoice);
  };
const pay = ({ settle }: OpenedInvoice) => settle('client', 'paid');
const receive = ({ settle }: OpenedInvoice) => settle('creator', 'received');
const correct = ({ correct: act }: OpenedInvoice) => act('creator', ' New name ');

export const invoiceCases: Case[] = [
  [
    'an approved milestone has an invoice',
    withInvoice(async ({ read }, people) => {
      const [invoice] = (await read('client')).invoices;
      const { serial, lines, total_cents, corrects, corrected_by, seller, buyer } = invoice ?? {};
      const isOfBoth =
        invoice?.creator_id === people.creator.id && invoice.client_id === people.client.id;
      return [isOfBoth, serial, lines, total_cents, corrects, corrected_by, seller, buyer];
    }),
    [
      ...[true, 1, [{ title: 'A map of tides: Draft', cents: 10_000 }], 10_000, null, null],
      ...[{ name: 'Zoe Quill' }, { name: 'Mia Moss' }],
    ],
  ],
  [
    'a client says that it is paid, twice',
    withInvoice(after(pay, pay)),
    [[[10_000, 'paid']], [], ['pay', 10_000, null]],
  ],
  [
    'a creator says that it is received',
    withInvoice(after(receive, receive, pay)),
    [[[0, 'received']], [], ['receive', 10_000, null]],
  ],
  [
    'a creator corrects what is paid, twice',
    withInvoice(after(pay, correct, correct)),
    [
      ...[
        [
          [0, 'paid'],
          [10_000, 'paid'],
        ],
        [],
      ],
      ['correct_invoice', 10_000, 'New name'],
    ],
  ],
  ...(
    [
      ['the client', 'received', 'Only the creator can say that a payment is received'],
      ['the creator', 'paid', 'Only the client can say that an invoice is paid'],
      ['the stranger', 'paid', "This invoice no longer exists, or it isn't yours"],
    ] as const
  ).map(([name, action, sentence]): Case => [
    `${name} can't say that it is ${action}`,
    withInvoice(({ settle }) => {
      const person = name.slice(4) as 'client' | 'creator' | 'stranger';
      return sentenceOf(settle(person, action));
    }),
    sentence,
  ]),
  ['a client corrects nothing', withInvoice(({ correct: act }) => act('client')), 'forbidden'],
  ['a stranger corrects nothing', withInvoice(({ correct: act }) => act('stranger')), 'not-found'],
  [
    'what is received is not corrected',
    withInvoice(async (invoice) => {
      await receive(invoice);
      return sentenceOf(correct(invoice));
    }),
    'You have received this payment. Its invoice can no longer be corrected',
  ],
  [
    'what is corrected is neither paid nor corrected again',
    withInvoice(async (invoice) => {
      await correct(invoice);
      const { number } = (await invoice.read()).invoices.at(-1) ?? {};
      const sentences = [
        await sentenceOf(invoice.settle('client', 'paid', 'first')),
        await sentenceOf(invoice.refund('creator', { which: 'first' })),
        await sentenceOf(invoice.correct('creator', 'Other')),
      ];
      return sentences.map((text) => text?.replace(String(number), 'N'));
    }),
    Array.from({ length: 3 }, () => 'This invoice was corrected. Invoice N replaces it'),
  ],
  [
    'a note has at most 500 characters',
    withInvoice(({ correct: act }) => sentenceOf(act('creator', 'x'.repeat(501)))),
    'Use at most 500 characters',
  ],
  [
    'both list it, and the creator sees what it adds up to',
    withInvoice(async (invoice, { client, creator, stranger }) => {
      await invoice.refund('creator');
      await receive(invoice);
      const lists = await Promise.all([
        listInvoices(client.client, { side: 'client' }),
        listInvoices(creator.client, { side: 'creator' }),
        listInvoices(client.client, { side: 'creator' }),
        listInvoices(stranger.client, { side: 'client' }),
      ]);
      return [
        lists.map(({ items }) => items.map(({ title, other }) => [title, other?.name])),
        await getEarningsFigures(creator.client),
        await getEarningsFigures(client.client),
      ];
    }),
    [
      [[['A map of tides', 'Zoe Quill']], [['A map of tides', 'Mia Moss']], [], []],
      ...[
        { agreed_cents: 20_000, received_cents: 9500, credited_cents: 500 },
        { agreed_cents: 0, received_cents: 0, credited_cents: 0 },
      ].map((figures) => ({ ...figures, to_be_paid_cents: 0, refunded_cents: 0 })),
    ],
  ],
];
