import type { SeedNegotiation } from './negotiation.ts';

const returnsDesk = {
  title: 'A returns desk for the shop',
  scope:
    'Customers register a return with their order number and print a label. The shop sees what is on its way and why it comes back.',
} as const;

const boardBook = {
  title: 'A board book for our directors',
  scope:
    'Papers, figures and decisions of each meeting in one place, readable on a tablet, with a login for nine people.',
  revisions: 2,
} as const;

/** Requests to creator@example.com whose terms were negotiated. */
export const adaNegotiations: readonly SeedNegotiation[] = [
  {
    client: 'peter-nagy',
    creator: 'ada-stone',
    about: 'A training planner for our chess club',
    project: 'shiftboard',
    message:
      'Shiftboard is close to what we need, with boards in place of shifts. What would it cost?',
    steps: [['create', 'client', 1]],
  },
  {
    client: 'camille-roux',
    creator: 'ada-stone',
    about: returnsDesk.title,
    message:
      'Every tenth dress comes back, and each return takes us two emails. Please make us an offer.',
    steps: [
      ['create', 'client', 9],
      ['make_offer', 'creator', 8, { ...returnsDesk, price: 2600, revisions: 2, due: 34 }],
      [
        'make_offer',
        'client',
        6,
        {
          ...returnsDesk,
          price: 2200,
          revisions: 3,
          due: 27,
          note: 'We would need it before the sale, and our budget ends at 2,200.',
        },
      ],
      [
        'make_offer',
        'creator',
        4,
        {
          ...returnsDesk,
          price: 2400,
          revisions: 2,
          milestones: [
            ['Draft of the whole return', 600, 10],
            ['Returns desk in the shop', 1800, 27],
          ],
          note: 'I can be ready before the sale if the labels come from your carrier and not from me.',
        },
      ],
      [
        'make_offer',
        'client',
        1,
        {
          ...returnsDesk,
          scope: `${returnsDesk.scope} The labels come from the carrier.`,
          price: 2400,
          revisions: 3,
          milestones: [
            ['Draft of the whole return', 600, 10],
            ['Returns desk in the shop', 1800, 25],
          ],
          note: 'Agreed, with one more round of changes and two days earlier.',
        },
      ],
    ],
  },
  {
    client: 'arjun-mehta',
    creator: 'ada-stone',
    about: 'A sign-up page for our meetup',
    budget: 700,
    message:
      'Sixty seats, a waiting list, and nobody should need an account. Can that be done for 700?',
    steps: [
      ['create', 'client', 5],
      [
        'make_offer',
        'creator',
        2,
        {
          title: 'A sign-up page for our meetup',
          scope:
            'Sign-up with a name and an email address, a waiting list that moves up automatically, and a list for the door.',
          price: 850,
          revisions: 2,
          days: 10,
          note: 'The waiting list is the part that takes time, hence 850. I could start on Monday.',
        },
      ],
    ],
  },
  {
    client: 'victor-lim',
    creator: 'ada-stone',
    about: boardBook.title,
    message:
      'Our directors print eighty pages before each meeting. What would a first version cost?',
    steps: [
      ['create', 'client', 40],
      [
        'make_offer',
        'creator',
        38,
        {
          ...boardBook,
          price: 3000,
          milestones: [
            ['Clickable draft', 500, -30, true],
            ['Board book with sign-in', 1600, -1],
            ['Handover and a month of care', 900, 21],
          ],
          note: 'The draft is a paid trial: if it is not for you, we part after it.',
        },
      ],
      ['accept_offer', 'client', 37],
      ['deliver', 'creator', 33, 'The draft is online. Every page of it can be clicked through.'],
      ['approve_milestone', 'client', 31, 'All nine of us have tried it. Please continue.'],
      [
        'make_offer',
        'client',
        24,
        {
          ...boardBook,
          scope: `${boardBook.scope} Directors can comment on each paper.`,
          price: 3400,
          milestones: [
            ['Board book with sign-in and comments', 2000, 1],
            ['Handover and a month of care', 900, 25],
          ],
          note: 'The chair would like comments on each paper.',
        },
      ],
      ['accept_offer', 'creator', 23],
      ['deliver', 'creator', 9, 'Sign-in and comments work. Please try both on your tablets.'],
      ['ask_changes', 'client', 7, 'The comments of others are too small to read on a tablet.'],
      ['deliver', 'creator', 2, 'Comments have the size of the text now, and can be folded away.'],
    ],
  },
  {
    client: 'oliver-grant',
    creator: 'ada-stone',
    about: 'A page with the reports of our tenants',
    budget: 1200,
    message:
      'What is broken in which house, since when, and who takes care of it: one page for us three.',
    steps: [
      ['create', 'client', 26],
      [
        'make_offer',
        'creator',
        25,
        {
          title: 'A page with the reports of our tenants',
          scope:
            'One page that shows open reports by house and age, with a filter for who takes care of them and an export for the owner.',
          price: 1200,
          revisions: 1,
          due: -2,
        },
      ],
      ['accept_offer', 'client', 24],
    ],
  },
  {
    client: 'fatima-benali',
    creator: 'ada-stone',
    about: 'A waiting list for our garden plots',
    budget: 600,
    message:
      'Forty people wait for a plot, on paper. It should be fair, and everybody should see that it is.',
    steps: [
      ['create', 'client', 16],
      [
        'make_offer',
        'creator',
        15,
        {
          title: 'A waiting list for our garden plots',
          scope:
            'A public list with numbers in place of names, a page to sign up, and a log of every plot that was given away.',
          price: 650,
          revisions: null,
          due: 1,
        },
      ],
      ['accept_offer', 'client', 14],
    ],
  },
];
