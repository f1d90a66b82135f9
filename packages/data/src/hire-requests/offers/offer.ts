import { z } from '../../zod-mini.ts';

export const OFFER_KINDS = ['request', 'offer', 'change_order', 'extension'] as const;
export const OFFER_STATUSES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
  'expired',
  'closed',
] as const;

/** A part of the work that an offer proposes; the due date is like 2026-12-31. */
const proposedMilestone = z.object({
  title: z.string(),
  price: z.number(),
  due_on: z.string(),
  is_trial: z._default(z.boolean(), false),
});

export const offerRow = z.object({
  id: z.string(),
  /** 0 is the request as it was sent. */
  number: z.number(),
  kind: z.enum(OFFER_KINDS),
  /** Who made it. */
  side: z.enum(['client', 'creator']),
  title: z.string(),
  scope: z.string(),
  /** In US dollars; null only for a request that asks for a price. */
  price: z.nullable(z.number()),
  due_on: z.nullable(z.string()),
  /** From the acceptance. */
  days: z.nullable(z.number()),
  /** Null if there is no limit. */
  revisions: z.nullable(z.number()),
  milestones: z.array(proposedMilestone),
  note: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  status: z.enum(OFFER_STATUSES),
  answered_at: z.nullable(z.string()),
  created_at: z.string(),
});

/** A version of the terms of a request, proposed by one side to the other. */
export type Offer = z.infer<typeof offerRow>;
export type OfferKind = Offer['kind'];
export type OfferStatus = Offer['status'];
export type ProposedMilestone = z.infer<typeof proposedMilestone>;

export const milestoneRow = z.object({
  number: z.number(),
  title: z.string(),
  price: z.number(),
  due_on: z.nullable(z.string()),
  is_trial: z.boolean(),
  approved_at: z.nullable(z.string()),
});

/** A part of accepted work; each accepted request has at least one. */
export type Milestone = z.infer<typeof milestoneRow>;

/** A proposal of one side. Either a due date or a number of days, or neither with milestones; null revisions have no limit. */
export type OfferTerms = {
  title: string;
  scope: string;
  price: number;
  revisions: number | null;
  dueOn: string | null;
  days: number | null;
  milestones: ProposedMilestone[];
  note: string | null;
  /** An instant. */
  validUntil: string;
};
