import type { OfferTerms } from '../../../src/hire-requests/offers/offer.ts';
import type { People } from '../backends.ts';
import { hire, type Case } from '../requests/hiring-cases.ts';
import { dateIn, inParts, instantIn, open, part, sentenceOf, type Opened } from './offer-steps.ts';

/** Each field that is wrong, and the sentence about it. */
const wrongTerms: [Partial<OfferTerms>, string][] = [
  [{ title: ' ' }, 'Add a title of at most 150 characters'],
  [{ title: 'x'.repeat(151) }, 'Add a title of at most 150 characters'],
  [{ scope: 'Too short' }, 'Describe the scope in at least 20 characters'],
  [{ scope: 'x'.repeat(4001) }, 'Use at most 4000 characters for the scope'],
  [{ price: 0.5 }, 'Enter a price from $1 to $1,000,000'],
  [{ price: 1.005 }, 'Use at most two decimals, such as 10.50'],
  [{ revisions: 21 }, 'Enter 0 to 20 revisions'],
  [{ days: null }, 'Add a due date or a number of days'],
  [{ dueOn: dateIn(9) }, 'Add a due date or a number of days'],
  [{ days: null, dueOn: dateIn(-5) }, 'Choose a due date within the next two years'],
  [{ days: null, dueOn: dateIn(740) }, 'Choose a due date within the next two years'],
  [{ days: 731 }, 'Enter 1 to 730 days'],
  [{ validUntil: instantIn(-1) }, 'Choose a date in the future until which the offer is valid'],
  [{ validUntil: instantIn(91) }, 'An offer is valid for at most 90 days'],
  [{ note: 'x'.repeat(2001) }, 'Use at most 2000 characters'],
  [{ milestones: [part({ price: 300 })] }, 'With milestones, each of them has a due date'],
  [inParts(part({ title: '' })), 'Milestone 1: add a title of at most 150 characters'],
  [inParts(part(), part({ price: 1.005 })), 'Milestone 2: use at most two decimals, such as 10.50'],
  [inParts(part(), part({ price: 0 })), 'Milestone 2: enter a price from $1 to $1,000,000'],
  [
    inParts(part({ due_on: dateIn(-9) })),
    'Milestone 1: choose a due date within the next two years',
  ],
  [inParts(part(), part({ due_on: dateIn(9) })), 'Milestone 2 is due before the one before it'],
  [inParts(part(), part({ is_trial: true })), 'Only the first milestone can be a paid trial'],
  [inParts(part(), part({ price: 99.5 })), 'The milestones add up to $199.50, not $300.00'],
  [inParts(...Array.from({ length: 13 }, () => part())), 'Use at most 12 milestones'],
];

/** The sentence with which what happens on a new request is rejected. */
const failing = (run: (request: Opened) => Promise<unknown>) => async (people: People) =>
  sentenceOf(run(await open(people)));

export const rejectedOfferCases: Case[] = [
  [
    'a request is not accepted beside an open offer',
    failing(async ({ offer, act }) => {
      await offer('creator');
      await act('creator', 'accept');
    }),
    'Answer or withdraw the open offer first',
  ],
  [
    'an accepted offer is not the acceptance of the request as it was sent',
    failing(async ({ offer, answer, act }) => {
      await offer('creator');
      await answer('client', 'accept');
      await act('creator', 'accept');
    }),
    'New terms were agreed on in the meantime',
  ],
  [
    'a client has no offer to change yet',
    failing(({ offer }) => offer('client')),
    'There is no offer to change yet',
  ],
  [
    'an offer is made to the latest version',
    failing(({ offer }) => offer('creator', {}, { expectedVersion: 7 })),
    'This request changed in the meantime',
  ],
  ...(
    [
      ['withdraw', 'The offer was withdrawn in the meantime'],
      ['decline', 'The offer was declined in the meantime'],
      ['accept', 'New terms were agreed on in the meantime'],
    ] as const
  ).map(([action, sentence]): Case => [
    `who changes an offer that is gone hears of it: ${sentence}`,
    failing(async ({ offer, answer, read }) => {
      await offer('creator');
      const { version } = await read();
      await answer(action === 'withdraw' ? 'creator' : 'client', action);
      await offer('client', {}, { expectedVersion: version });
    }),
    sentence,
  ]),
  [
    'no offer is made to what is over',
    failing(async ({ act, offer }) => {
      await act('client', 'cancel');
      await offer('creator');
    }),
    'This request is already withdrawn',
  ],
  [
    'a stranger makes no offer',
    failing(({ offer }) => offer('stranger')),
    "This request no longer exists, or it isn't yours",
  ],
  [
    'a budget has at most two decimals',
    (people) => sentenceOf(hire(people, { budget: 1.005 })),
    'Use at most two decimals, such as 10.50',
  ],
  ...(['accept', 'decline'] as const).map((action): Case => [
    `nobody can ${action} their own offer`,
    failing(async ({ offer, answer }) => {
      await offer('creator');
      await answer('creator', action);
    }),
    "You can't do that",
  ]),
  [
    'the other side withdraws nothing',
    failing(async ({ offer, answer }) => {
      await offer('creator');
      await answer('client', 'withdraw');
    }),
    "You can't do that",
  ],
  [
    'a replaced offer is not accepted',
    failing(async ({ offer, answer }) => {
      await offer('creator');
      await offer('creator', { price: 280 });
      await answer('client', 'accept', 1);
    }),
    'This offer was replaced by a newer one',
  ],
  [
    'a declined offer is not accepted',
    failing(async ({ offer, answer }) => {
      await offer('creator');
      await answer('client', 'decline');
      await answer('client', 'accept');
    }),
    'This offer is already declined',
  ],
  ...wrongTerms.map(([terms, sentence]): Case => [
    `an offer is refused: ${sentence} (${Object.keys(terms).join(', ')})`,
    failing(({ offer }) => offer('creator', terms)),
    sentence,
  ]),
];
