import type { ClientSlug } from './people/clients.ts';
import type { ProjectSlug } from './projects/projects.ts';

/** Shown on the landing page. */
export const featuredProjects: readonly ProjectSlug[] = [
  'harbor-pantry',
  'tidepool',
  'pulse-notes',
  'promptsmith',
  'logtrail',
  'lumen-class',
];

/** A suspended creator; their project is also hidden. */
export const suspended = {
  slug: 'rex-holloway',
  name: 'Rex Holloway',
  location: 'Austin TX',
  reason: 'Sells the work of others and asks for payment outside the marketplace.',
  hidden: 'Promises money that nobody can keep.',
  project: {
    slug: 'fortune-bot',
    title: 'Fortune Bot',
    description:
      'A trading bot that never loses, so they say. Pay once by bank transfer and never work again.',
    tags: ['Web', 'FinTech'],
  },
};

type Report = {
  by: ClientSlug;
  on: readonly [kind: 'project' | 'service' | 'review' | 'user', name: string];
  reason: 'spam' | 'fraud' | 'offensive' | 'copied' | 'illegal' | 'other';
  details: string;
  daysAgo: number;
  decision?: readonly [kind: 'dismiss' | 'warn' | 'hide' | 'suspend', note: string];
};

/** Reports by users; `on` names a slug, or for a review its target, author and age. */
export const reports: readonly Report[] = [
  {
    by: 'victor-lim',
    on: ['user', suspended.slug],
    reason: 'fraud',
    details: 'He wanted the money by bank transfer before there was a request here.',
    daysAgo: 23,
    decision: ['suspend', suspended.reason],
  },
  {
    by: 'arjun-mehta',
    on: ['project', suspended.project.slug],
    reason: 'fraud',
    details: 'Nobody can promise that a bot never loses.',
    daysAgo: 24,
    decision: ['hide', suspended.hidden],
  },
  {
    by: 'camille-roux',
    on: ['project', 'coinjar'],
    reason: 'other',
    details: 'The logo looks like the one of my bank.',
    daysAgo: 40,
    decision: ['dismiss', 'A jar with a coin belongs to nobody.'],
  },
  {
    by: 'rosa-delgado',
    on: ['project', 'currency-feed'],
    reason: 'copied',
    details: 'The text of the first paragraph is from the site of my former employer.',
    daysAgo: 4,
  },
  {
    by: 'helen-brooks',
    on: ['user', 'diego-santos'],
    reason: 'spam',
    details: 'I got the same offer three times in one week.',
    daysAgo: 2,
  },
  {
    by: 'peter-nagy',
    on: ['project', 'moodreel'],
    reason: 'offensive',
    details: 'One of the sample pictures makes fun of people who are sick.',
    daysAgo: 1,
  },
];
