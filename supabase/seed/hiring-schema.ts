import { z } from 'zod';
import { days, side, slug } from './schema.ts';

const parties = { client: slug, creator: slug };

/** The slug of a service, or the client's own title. */
const about = z.string();

/** A request that needed no offer, sent and last changed so many days ago; without a subject it is about one of the creator's services. */
export const request = z.strictObject({
  ...parties,
  state: z.enum([
    'pending',
    'accepted',
    'ending',
    'delivered',
    'changes',
    'declined',
    'withdrawn',
    'expired',
    'ended',
    'approved',
    'automatic',
  ]),
  createdDaysAgo: days,
  movedDaysAgo: days,
  message: z.string(),
  about: about.optional(),
});

/** A request whose terms both sides negotiated; without a service or a budget the client wants to hear a price. */
export const negotiation = z.strictObject({
  ...parties,
  about,
  budget: z.int().optional(),
  /** The project that the client came from. */
  project: slug.optional(),
  message: z.string(),
});

/** Terms that one side proposed: due on a day, within some days of acceptance, or in milestones. Due dates are in days from today. */
const offer = z.strictObject({
  title: z.string(),
  scope: z.string(),
  price: z.int(),
  revisions: z.int().nullable(),
  note: z.string().optional(),
  isExtension: z.literal(true).optional(),
  due: z.int().optional(),
  days: z.int().optional(),
  milestones: z
    .array(
      z.strictObject({
        title: z.string(),
        price: z.int(),
        due: z.int(),
        isTrial: z.literal(true).optional(),
      }),
    )
    .default([]),
});

/** An event so many days ago, with a note or the terms of an offer. */
export const step = z.strictObject({
  action: z.enum([
    'create',
    'accept',
    'decline',
    'cancel',
    'deliver',
    'ask_changes',
    'approve',
    'approve_milestone',
    'ask_end',
    'accept_end',
    'complete',
    'expire',
    'make_offer',
    'accept_offer',
    'expire_offer',
  ]),
  by: z.enum(['client', 'creator', 'time']),
  daysAgo: z.number(),
  note: z.string().optional(),
  offer: offer.optional(),
});

/** Of the negotiation between these two, the first step first. */
export const negotiationStep = z.strictObject({ ...parties, ...step.shape });

/** An offer that its creator starts from. */
export const offerTemplate = z.strictObject({
  creator: slug,
  name: z.string(),
  title: z.string(),
  scope: z.string(),
  price: z.int(),
  days: z.int(),
  revisions: z.int().nullable(),
});

/** The case about a completed request: its statements, and the amounts proposed or decided, in dollars. */
export const caseStep = z.strictObject({
  /** Creator, client and the days since its last change. */
  request: z.string(),
  action: z.enum(['open', 'counter', 'dispute', 'decide']),
  side: z.enum([...side.options, 'admin']),
  daysAgo: days,
  text: z.string(),
  part: z.int().optional(),
});
