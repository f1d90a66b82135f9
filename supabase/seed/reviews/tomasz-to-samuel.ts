import type { ReviewsByTarget } from './review.ts';

export const tomaszToSamuelReviews = {
  'tomasz-nowak': [
    ['jamal-carter', 5, 46, 'Ten pages, no decoration, all true. We followed them in order.'],
    [
      'victor-lim',
      5,
      125,
      'Reconciliation used to be three people for two days. Now it is a report at breakfast.',
      'paygrid',
    ],
    [
      'peter-nagy',
      5,
      208,
      'He thinks about the bad days first. When one came, nothing happened.',
      'ratelimit-gateway',
    ],
    ['clara-hoffmann', 5, 295, 'Expensive and worth every hour.'],
    ['oliver-grant', 4, 380, 'The log viewer opens what no other tool opens.', 'logtrail'],
  ],
  'nina-castillo': [
    [
      'rosa-delgado',
      5,
      17,
      'She ate at our place three times before she drew the first screen. The kitchen loves it.',
      'curbside',
    ],
    ['arjun-mehta', 4, 90, 'Friendly app, good texts. Setting up the menu took an evening.'],
    [
      'helen-brooks',
      4,
      178,
      'I sleep better, and I do not even own the phone it was made for.',
      'sleepwell',
    ],
    ['noah-bennett', 5, 268, 'A small chain, a small budget, a big difference at lunch.'],
    [
      'jamal-carter',
      2,
      341,
      'Nice design, but the kitchen printer was never connected.',
      'curbside',
    ],
  ],
  'daniel-cohen': [
    [
      'oliver-grant',
      5,
      28,
      'Our grant rules fit on four screens. The examples became tests, which calmed our auditors.',
    ],
    [
      'jamal-carter',
      4,
      112,
      'The estimate for the quarter was within two percent. I plan with it now.',
      'taxlight',
    ],
    ['ingrid-solberg', 5, 195, 'One button, and a way back that we have rehearsed.'],
    [
      'victor-lim',
      3,
      284,
      'Release notes are good, but the plugin was unstable in the first weeks.',
      'ship-log',
    ],
    [
      'noah-bennett',
      5,
      360,
      'He made our price list understandable, first to us and then to our clients.',
    ],
  ],
  'lucia-ferrari': [
    [
      'fatima-benali',
      5,
      35,
      'The table of permissions ended a two-year argument in our organization.',
    ],
    [
      'clara-hoffmann',
      5,
      101,
      'Our by-laws are not simple. The software makes them look so.',
      'quorum',
    ],
    [
      'ingrid-solberg',
      5,
      176,
      'Families and nurses see what they should, and nothing else.',
      'carelink',
    ],
    ['peter-nagy', 5, 258, 'Precise, warm and always prepared.'],
    [
      'camille-roux',
      4,
      340,
      'A very good architect. Visual design was not part of the offer, as she had said.',
    ],
  ],
  'samuel-adeyemi': [
    [
      'arjun-mehta',
      5,
      21,
      'Editing an episode by deleting words still feels like magic to our producers.',
      'recast',
    ],
    [
      'rosa-delgado',
      4,
      98,
      'Lessons, notes and payments in one place. A search is missing.',
      'tutorloop',
    ],
    [
      'helen-brooks',
      1,
      187,
      'The recording function did not work on our computers and we had to look elsewhere.',
    ],
    [
      'victor-lim',
      4,
      246,
      'Captions on every video within two weeks. The speaker names needed a second pass.',
    ],
  ],
} as const satisfies ReviewsByTarget;
