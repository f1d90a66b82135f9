import { sentenceOf } from '../offers/offer-steps.ts';
import type { Case } from '../requests/hiring-cases.ts';
import { summarize, withInvoice, type OpenedInvoice } from './settling-steps.ts';

type Input = Parameters<OpenedInvoice['refund']>[1];

const rejected = (input: Input, before: Input[] = []) =>
  withInvoice(async ({ refund }) => {
    for (const one of before) await refund('creator', one);
    return sentenceOf(refund('creator', input));
  });

const confirmed = withInvoice(async (invoice) => {
  await invoice.settle('client', 'paid');
  await invoice.refund('creator');
  await invoice.follow('client', 'confirm');
  await invoice.follow('client', 'confirm');
  return summarize(invoice);
});

export const refundCases: Case[] = [
  [
    'a refund of what nobody paid is a credit',
    withInvoice(async (invoice) => {
      await invoice.refund('creator', { reason: ' One page less. ' });
      return summarize(invoice);
    }),
    [[[9500, '']], [[-500, 'confirmed', true]], ['credit', 500, 'One page less.']],
  ],
  [
    'the same key is the same refund',
    withInvoice(async (invoice) => {
      const refundKey = crypto.randomUUID();
      await invoice.settle('client', 'paid');
      await invoice.refund('creator', { refundKey });
      await invoice.refund('creator', { refundKey });
      return summarize(invoice);
    }),
    [[[10_000, 'paid']], [[-500, 'sent', false]], ['refund', 500, 'One page less.']],
  ],
  [
    'a client confirms a refund, twice',
    confirmed,
    [[[9500, 'paid']], [[-500, 'confirmed', false]], ['confirm_refund', 500, null]],
  ],
  [
    'what is credited as a whole is not paid',
    withInvoice(async ({ refund, settle }) => {
      await refund('creator', { cents: 10_000 });
      return [
        await sentenceOf(settle('client', 'paid')),
        await sentenceOf(refund('creator', { cents: 1 })),
      ];
    }),
    ['Nothing of this invoice is left to pay', 'Nothing of this invoice is left to refund'],
  ],
  ['a client enters no refund', withInvoice(({ refund }) => refund('client')), 'forbidden'],
  ['a stranger enters no refund', withInvoice(({ refund }) => refund('stranger')), 'not-found'],
  ['no refund is 0', rejected({ cents: 0 }), 'Enter an amount from $0.01 to $100.00'],
  [
    'no refund is more than is left',
    rejected({ cents: 9600 }, [{}]),
    'Enter an amount from $0.01 to $95.00',
  ],
  [
    'a refund has a reason',
    rejected({ reason: ' Nine char ' }),
    'Write a reason of at least 10 characters',
  ],
  [
    'a reason of a refund has at most 1000 characters',
    rejected({ reason: 'x'.repeat(1001) }),
    'Use at most 1000 characters',
  ],
  ...(
    [
      ['creator', 'confirm', 'Only the client can confirm a refund'],
      ['client', 'send', 'Only the creator can say that a refund is sent'],
      ['stranger', 'confirm', "This refund no longer exists, or it isn't yours"],
      ['creator', 'send', 'accepted'],
    ] as const
  ).map(([person, action, sentence]): Case => [
    `to ${action} what is sent is for the ${person}: ${sentence}`,
    withInvoice(async ({ settle, refund, follow }) => {
      await settle('client', 'paid');
      await refund('creator');
      return sentenceOf(follow(person, action));
    }),
    sentence,
  ]),
];
