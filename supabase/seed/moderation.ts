import type { ClientSlug } from './people/clients.ts';
import type { CreatorSlug } from './people/people.ts';
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

/** Who was an admin until their last day, and suspended someone before it: the present one may decide the appeal. */
export const formerAdmin = {
  slug: 'oliver-grant',
  granted: [200, 'To help with the reports of the summer'],
  revoked: [12, 'Went back to his houses'],
} as const satisfies { slug: ClientSlug; [act: string]: unknown };

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

type Report = {
  by: ClientSlug;
  on: readonly [kind: 'project' | 'service' | 'review' | 'user' | 'message', name: string];
  reason: 'spam' | 'fraud' | 'offensive' | 'copied' | 'illegal' | 'other';
  details: string;
  daysAgo: number;
  decision?: readonly [kind: 'dismiss' | 'warn' | 'hide' | 'suspend', note: string];
  decidedBy?: ClientSlug;
};

/** Reports by users; `on` names a slug, for a review its target, author and age, for a message its creator, client and number. */
export const reports: readonly Report[] = [
  {
    by: 'victor-lim',
    on: ['user', suspended.slug],
    reason: 'fraud',
    details: 'He wanted the money by bank transfer before there was a request here.',
    daysAgo: 23,
    decision: ['suspend', suspended.reason],
    decidedBy: formerAdmin.slug,
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
  {
    by: 'peter-nagy',
    on: ['message', 'diego-santos/peter-nagy/2'],
    reason: 'fraud',
    details: 'He wants the money past this site.',
    daysAgo: 1,
  },
];

/** Who no longer wants to read from whom. */
export const blocks: readonly (readonly [by: ClientSlug, CreatorSlug, daysAgo: number])[] = [
  ['peter-nagy', 'diego-santos', 1],
];
