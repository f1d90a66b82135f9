/** Who was an admin until their last day, and suspended someone before it: the present one may decide the appeal. */
export const formerAdmin = {
  slug: 'oliver-grant',
  granted: [200, 'To help with the reports of the summer'],
  revoked: [12, 'Went back to his houses'],
} as const;

/** A suspended creator, who appealed; their project is also hidden. */
export const suspended = {
  slug: 'rex-holloway',
  name: 'Rex Holloway',
  location: 'Austin TX',
  reason: 'Sells the work of others and asks for payment outside the marketplace.',
  hidden: 'Promises money that nobody can keep.',
  appeal: {
    text: 'The pictures were from a friend who let me use them, and I have taken them down. I asked for a bank transfer once, before I had read the rules. It will not happen again.',
    daysAgo: 3,
  },
  project: {
    slug: 'fortune-bot',
    title: 'Fortune Bot',
    description:
      'A trading bot that never loses, so they say. Pay once by bank transfer and never work again.',
    tags: ['Web', 'FinTech'],
  },
};

/** Who no longer wants to read from whom. */
export const block = { by: 'peter-nagy', other: 'diego-santos', daysAgo: 1 };
