import { z } from 'zod';

export const slug = z.string().regex(/^[a-z0-9-]+$/);
export const days = z.int().nonnegative();
export const side = z.enum(['client', 'creator']);
/** A text of several lines, which stay readable in a row. */
const lines = z.array(z.string()).transform((list) => list.join('\n'));

const billing = z.strictObject({
  name: z.string(),
  address: z.string(),
  tax_id: z.string(),
  payment_url: z.url().nullable(),
  payment_instructions: z.string().nullable(),
});

const person = {
  slug,
  name: z.string(),
  location: z.string(),
  /** Of those who can sign in. */
  email: z.email().optional(),
  billing: billing.optional(),
};

export const client = z.strictObject(person);

const period = { from: z.string(), to: z.string() };

/** A user who publishes projects and offers services; the slug is also the username. */
export const creator = z.strictObject({
  ...person,
  bio: z.string(),
  specialization: z.string(),
  skills: z.array(z.string()),
  years: z.int(),
  rate: z.int(),
  availability: z.enum(['full-time', 'part-time', 'not-available', 'Available for projects']),
  /** In months before today. */
  joined: z.int(),
  languages: z.array(z.string()),
  education: z.strictObject({
    school: z.string(),
    degree: z.string(),
    field: z.string(),
    ...period,
  }),
  experience: z.array(
    z.strictObject({
      company: z.string(),
      position: z.string(),
      description: z.string(),
      from: z.string(),
      to: z.string().optional(),
    }),
  ),
  links: z.array(z.enum(['website', 'linkedin', 'github', 'twitter', 'instagram'])),
  contacts: z.enum(['everyone', 'signed_in', 'nobody']).default('everyone'),
});

export const savedCreator = z.strictObject({
  client: slug,
  creator: slug,
  daysAgo: days,
  note: z.string().optional(),
});

/** The first tag is the badge; the description has simple markup: headings, bold, italic, list items. */
export const project = z.strictObject({
  slug,
  title: z.string(),
  owner: slug,
  tags: z.array(z.string()),
  /** Written by `write-colors.ts`. */
  color: z.string(),
  featuredDaysAgo: days.optional(),
  tagline: z.string().max(120).optional(),
  description: lines,
  challenges: z.string().optional(),
  solutions: z.string().optional(),
  video: z.strictObject({ film: z.string(), caption: z.string() }).optional(),
});

export const codeSample = z.strictObject({
  project: slug,
  title: z.string(),
  language: z.string(),
  code: lines,
});

export const service = z.strictObject({
  slug,
  owner: slug,
  title: z.string(),
  description: z.string(),
  requirements: z.string().optional(),
  duration: z.string().optional(),
  price: z.int().optional(),
  hourly: z.strictObject({ rate: z.int(), hours: z.int() }).optional(),
  packages: z
    .array(
      z.strictObject({
        name: z.string(),
        description: z.string(),
        price: z.int(),
        delivery: z.string(),
        features: z.array(z.string()),
      }),
    )
    .optional(),
  features: z.array(z.string()),
  faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })).default([]),
  revisions: z.enum(['unlimited', '1', '2', '3', '5']),
  videoCall: z.literal(true).optional(),
  inactive: z.literal(true).optional(),
  /** The creator's own projects, the main one first. */
  pictures: z.array(z.string()).default([]),
  tags: z.array(z.string()),
});

export const review = z.strictObject({
  creator: slug,
  client: slug,
  rating: z.int().min(1).max(5),
  daysAgo: days,
  comment: z.string(),
  project: slug.optional(),
  reply: z.string().optional(),
});

/** A message between a creator and a client, oldest first; an unread one is the last. */
export const message = z.strictObject({
  creator: slug,
  client: slug,
  by: side,
  hoursAgo: z.number(),
  text: z.string(),
  /** Paths are relative to `seed`. */
  files: z
    .array(
      z.strictObject({
        path: z.string(),
        name: z.string(),
        type: z.string(),
        width: z.int().optional(),
        height: z.int().optional(),
        alt: z.string().optional(),
      }),
    )
    .default([]),
  isUnread: z.literal(true).optional(),
});

/** A report by a user; `name` is a slug, of a review its target, author and age, of a message its creator, client and number. */
export const report = z.strictObject({
  by: slug,
  kind: z.enum(['project', 'service', 'review', 'user', 'message']),
  name: z.string(),
  reason: z.enum(['spam', 'fraud', 'offensive', 'copied', 'harassment', 'illegal', 'other']),
  details: z.string(),
  daysAgo: days,
  decision: z.enum(['dismiss', 'warn', 'hide', 'suspend']).optional(),
  note: z.string().optional(),
  decidedBy: slug.optional(),
});
