import type { Conversation } from './conversation.ts';

const plan = {
  path: 'images/gallery/shiftboard-1.webp',
  name: 'plan-of-the-week.webp',
  type: 'image/webp',
  width: 1280,
  height: 800,
  alt: 'The plan of a week with the shifts of each cook',
};

/** The messages of creator@example.com, except those with Noah. */
export const adaConversations: readonly Conversation[] = [
  {
    creator: 'ada-stone',
    client: 'clara-hoffmann',
    unread: 'creator',
    lines: [
      [190, 'client', 'Our auditor loved the ledger export. One question about the year end.'],
      [188, 'creator', 'Ask away, I have the export open.'],
      [187.5, 'client', 'Entries of December 31, 23:30 in Berlin: which year are they in?'],
      [
        187,
        'creator',
        'In the old year. Every entry is dated in the time zone of your company, not of the server.',
        [{ path: 'files/ledger-december.csv', name: 'ledger-december.csv', type: 'text/csv' }],
      ],
      [186, 'client', 'Then everything is right. Thank you for the quick answer.'],
      [5.4, 'client', 'A second question, if I may: can two people close a month together?'],
      [5.3, 'client', 'Our new colleague checks, I confirm.'],
    ],
  },
  {
    creator: 'ada-stone',
    client: 'jamal-carter',
    lines: [
      [
        330,
        'client',
        'Morning Ada. Two of my cooks swapped shifts and the plan did not mind. Should it?',
      ],
      [
        328,
        'creator',
        'It only minds if someone would get less than eleven hours of rest. They had twelve.',
      ],
      [327, 'client', 'So it did think about it. I am impressed.'],
      [75, 'client', 'Can the plan be printed on one page for the kitchen wall?'],
      [71, 'creator', 'From this evening on: Plan, then Print, then "One page".', [plan]],
      [70, 'client', 'It is on the wall now. Thank you from the whole kitchen.'],
    ],
  },
  {
    creator: 'ada-stone',
    client: 'helen-brooks',
    unread: 'creator',
    lines: [
      [31, 'client', 'Dear Ada, ward three would like the notes in larger letters.'],
      [30, 'creator', 'There is a switch: the two letters A at the top. It stays per person.'],
      [11, 'client', 'Found it. Could it be larger by default on the tablets?'],
    ],
  },
  {
    creator: 'ada-stone',
    client: 'victor-lim',
    lines: [
      [1010, 'client', 'Is the source of your table component public?'],
      [1002, 'creator', 'Not yet. I will tell you when it is, there are three names on the list.'],
      [1001, 'client', 'Please make it four.'],
    ],
  },
];
