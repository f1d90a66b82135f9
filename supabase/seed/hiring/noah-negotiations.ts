import type { SeedNegotiation } from './negotiation.ts';

const designSystem = {
  title: 'Design system starter',
  scope:
    'Tokens, type, twelve components and the page that explains them, in the colors of the pantry.',
  revisions: 3,
} as const;

const accessibleShop = {
  title: 'A shop that works without a mouse',
  scope:
    'The path from the first page to the receipt with keyboard and screen reader, repaired and tested with two people who use both every day.',
  price: 1450,
  revisions: 2,
} as const;

/** Requests from client@example.com whose terms were negotiated. */
export const noahNegotiations: readonly SeedNegotiation[] = [
  {
    client: 'noah-bennett',
    creator: 'ravi-patel',
    about: 'Answers from our supplier contracts',
    project: 'docuquery',
    message:
      'We have 300 contracts and one person who remembers them. What would something like this cost us?',
    steps: [
      ['create', 'client', 6],
      [
        'make_offer',
        'creator',
        2,
        {
          title: 'Answers from our supplier contracts',
          scope:
            'Questions about delivery times, prices and notice periods, answered from your contracts, each answer with the page that says it.',
          price: 3200,
          revisions: 2,
          milestones: [
            ['Fifty contracts, thirty questions', 700, 12, true],
            ['All contracts, with a login for your team', 1900, 33],
            ['Handover and two weeks of care', 600, 47],
          ],
          note: 'The first part is a paid trial. After it we both know whether the answers are good enough.',
        },
      ],
    ],
  },
  {
    client: 'noah-bennett',
    creator: 'sofia-lindqvist',
    about: 'sofia-system',
    message:
      'Our brand has grown up and our buttons have not. We need one set of parts for everything.',
    steps: [
      ['create', 'client', 12],
      ['accept', 'creator', 10],
      [
        'make_offer',
        'creator',
        1,
        {
          ...designSystem,
          scope: `${designSystem.scope} Also the labels on the jars, as files for the printer.`,
          price: 3900,
          due: 24,
          note: 'The labels that you sent on Monday are new. They would take four more days.',
        },
      ],
    ],
  },
  {
    client: 'noah-bennett',
    creator: 'grace-okafor',
    about: accessibleShop.title,
    budget: 1400,
    message:
      'A customer who does not see told us where she gave up. We would like her to be able to order.',
    steps: [
      ['create', 'client', 19],
      ['make_offer', 'creator', 18, { ...accessibleShop, due: 2 }],
      ['accept_offer', 'client', 17],
      [
        'make_offer',
        'creator',
        1,
        {
          ...accessibleShop,
          due: 7,
          isExtension: true,
          note: 'One of the two testers is ill until Thursday, and I would rather not test with one.',
        },
      ],
    ],
  },
  {
    client: 'noah-bennett',
    creator: 'yuki-mori',
    about: 'A switch for our price labels',
    budget: 400,
    message:
      'Our staff change prices in two systems. An extension that fills in the second one would do.',
    steps: [
      ['create', 'client', 12],
      [
        'make_offer',
        'creator',
        9,
        {
          title: 'A switch for our price labels',
          scope:
            'A browser extension for three people that takes over a changed price after a look at both, with a list of what it did.',
          price: 520,
          revisions: 1,
          days: 8,
        },
      ],
      ['expire_offer', 'time', 2],
    ],
  },
];
