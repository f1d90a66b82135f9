import type { ReviewsByTarget } from './review.ts';

export const annaToZoeReviews = {
  'anna-jensen': [
    [
      'helen-brooks',
      5,
      31,
      'She speaks the language of volunteers. Everyone was using the inbox within the hour.',
      'ticketdesk',
    ],
    ['fatima-benali', 5, 122, 'The gardens are planned, watered and at peace.', 'plotline'],
    ['noah-bennett', 4, 219, 'Fair price and clear scope. The look is plain, which suits us.'],
    ['peter-nagy', 4, 303, 'Patient with our old email and with us.'],
  ],
  'ravi-patel': [
    [
      'victor-lim',
      5,
      14,
      'Every answer has its page. Our lawyers trust it, which I had not expected.',
      'docuquery',
    ],
    ['jamal-carter', 5, 80, 'He measured quality with our own questions before he took our money.'],
    [
      'oliver-grant',
      4,
      148,
      'The leases are in order at last. The import took two attempts.',
      'leasely',
    ],
    [
      'camille-roux',
      5,
      236,
      'Nine percent more finished orders. The numbers are ours, not his.',
      'checkout-kit',
    ],
    [
      'clara-hoffmann',
      2,
      322,
      'Strong product, but our project was passed over for a larger one for some weeks.',
    ],
  ],
  'zoe-martin': [
    ['rosa-delgado', 5, 19, 'My children ask for the calm ending by name.', 'storyloom'],
    [
      'arjun-mehta',
      4,
      84,
      'Jars on the fridge, peace in the house. Notifications are a bit eager.',
      'coinjar',
    ],
    [
      'camille-roux',
      3,
      142,
      'A charming diary. It lost a clip once, which was restored the next day.',
      'moodreel',
    ],
  ],
} as const satisfies ReviewsByTarget;
