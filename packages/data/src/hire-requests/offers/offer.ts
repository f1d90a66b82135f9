import * as v from 'valibot';

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
const proposedMilestone = v.object({
  title: v.string(),
  price: v.number(),
  due_on: v.string(),
  is_trial: v.optional(v.boolean(), false),
});

export const offerRow = v.object({
  id: v.string(),
  /** 0 is the request as it was sent. */
  number: v.number(),
  kind: v.picklist(OFFER_KINDS),
  /** Who made it. */
  side: v.picklist(['client', 'creator']),
  title: v.string(),
  scope: v.string(),
  /** In US dollars; null only for a request that asks for a price. */
  price: v.nullable(v.number()),
  due_on: v.nullable(v.string()),
  /** From the acceptance. */
  days: v.nullable(v.number()),
  /** Null if there is no limit. */
  revisions: v.nullable(v.number()),
  milestones: v.array(proposedMilestone),
  note: v.nullable(v.string()),
  valid_until: v.nullable(v.string()),
  status: v.picklist(OFFER_STATUSES),
  answered_at: v.nullable(v.string()),
  created_at: v.string(),
});

/** A version of the terms of a request, proposed by one side to the other. */
export type Offer = v.InferOutput<typeof offerRow>;
export type OfferKind = Offer['kind'];
export type OfferStatus = Offer['status'];
export type ProposedMilestone = v.InferOutput<typeof proposedMilestone>;

export const milestoneRow = v.object({
  number: v.number(),
  title: v.string(),
  price: v.number(),
  due_on: v.nullable(v.string()),
  is_trial: v.boolean(),
  approved_at: v.nullable(v.string()),
});

/** A part of accepted work; each accepted request has at least one. */
export type Milestone = v.InferOutput<typeof milestoneRow>;

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
