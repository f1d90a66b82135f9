import { attachmentSchema } from '../../attachments/attachment.ts';
import { HIRE_REQUEST_STATUSES } from '../../constants.ts';
import { agreementRow, invoiceRow, refundRow } from '../../invoices/invoice.ts';
import { countedPageSchema } from '../../query/page.ts';
import { SALE_KINDS } from '../../projects/sale.ts';
import * as v from 'valibot';
import { caseRow, openCaseRow } from '../cases/case.ts';
import { milestoneRow, offerRow } from '../offers/offer.ts';
import { HIRE_REQUEST_STEPS, type RequestAction } from './request-steps.ts';

export const HIRE_REQUEST_RESOLUTIONS = [
  'approved',
  'automatic',
  'decided',
  'declined',
  'withdrawn',
  'closed',
  'removed',
  'ended',
  'expired',
  'sold',
] as const;

const party = v.object({
  id: v.string(),
  name: v.string(),
  avatar: v.nullable(v.string()),
  is_creator: v.boolean(),
});

/** One of the two sides of a request. */
export type Party = v.InferOutput<typeof party>;

const review = v.object({
  id: v.string(),
  rating: v.number(),
  comment: v.string(),
  reply: v.nullable(v.string()),
  is_edited_after_reply: v.boolean(),
  created_at: v.string(),
  /** The reason of the admin who hid it; then the creator does not see the review. */
  hidden_because: v.nullish(v.string()),
});

const requestColumns = v.object({
  id: v.string(),
  client_id: v.nullable(v.string()),
  creator_id: v.nullable(v.string()),
  service_id: v.nullable(v.string()),
  project_id: v.nullable(v.string()),
  title: v.string(),
  price: v.nullable(v.number()),
  duration: v.nullable(v.string()),
  package_name: v.nullable(v.string()),
  hours: v.nullable(v.number()),
  included: v.nullable(v.array(v.string())),
  /** How the project is sold; null of what is no purchase, and of purchases from before there was a choice. */
  sale_kind: v.optional(v.nullable(v.picklist(SALE_KINDS)), null),
  scope: v.nullable(v.string()),
  due_on: v.nullable(v.string()),
  no_due_date: v.boolean(),
  time_zone: v.string(),
  revisions: v.nullable(v.number()),
  revisions_used: v.number(),
  milestone: v.number(),
  open_offer_id: v.nullable(v.string()),
  agreed_offer_id: v.nullable(v.string()),
  message: v.string(),
  status: v.picklist(HIRE_REQUEST_STATUSES),
  resolution: v.fallback(v.nullable(v.picklist(HIRE_REQUEST_RESOLUTIONS)), null),
  delivered_at: v.nullable(v.string()),
  end_asked_by: v.nullable(v.picklist(['client', 'creator'])),
  end_asked_at: v.nullable(v.string()),
  version: v.number(),
  created_at: v.string(),
  updated_at: v.string(),
});

/**
 * The terms are as they were when the client sent the request, and then those that both agreed on last. The price is in US dollars, null if
 * the client asks for one; dates are like 2026-12-31. The ids of users are null if the account is deleted, `service_id` for 'Something
 * else' and if the service is deleted; `project_id` is what the client buys or, with `included` null, where they came from. `version`
 * increases with every step. `no_due_date` is true if it was accepted without one on purpose. `end_asked_by` is the side that asked to end it and waits for an answer. `time_zone` is the creator's: a day of
 * the request is over when it is over there.
 */
export type HireRequest = v.InferOutput<typeof requestColumns>;

export const requestRow = v.object({
  ...requestColumns.entries,
  /** The actions of the reader, the primary one first. A newer database may offer more. */
  actions: v.array(v.custom<RequestAction>((action) => typeof action === 'string')),
  /** Which side acts next; null if neither: it is over, or its case waits. */
  turn: v.nullable(v.picklist(['client', 'creator'])),
  /** When the delivery in review is approved by itself; null while a case is about it. */
  review_until: v.nullable(v.string()),
  /** When it expires, because no one answers; null while an offer is open. */
  expires_at: v.optional(v.nullable(v.string()), null),
  client: v.nullable(party),
  creator: v.nullable(party),
  project: v.nullable(v.object({ id: v.string(), title: v.string() })),
  open_offer: v.nullable(offerRow),
  open_case: v.nullable(openCaseRow),
  milestones: v.array(milestoneRow),
  review: v.nullable(review),
  /** Whether the reader can write the one review. */
  may_review: v.boolean(),
  /** When silence ends it, because one side asked for that; null once it waits for an answer. */
  ends_at: v.nullable(v.string()),
  /** From when each side can end it without the other one, who is silent or suspended; null if never. */
  ends_alone_from: v.object({ client: v.nullable(v.string()), creator: v.nullable(v.string()) }),
  /** Whose account is suspended: the time in which only they can answer stands still. */
  suspended_sides: v.array(v.picklist(['client', 'creator'])),
  /** How many days the delivery time says, if it says any. */
  agreed_days: v.nullable(v.number()),
});

/** A request as its card shows it. */
export type ListedHireRequest = v.InferOutput<typeof requestRow>;

/** The client's review of the work. */
export type RequestReview = NonNullable<ListedHireRequest['review']>;

const event = v.object({
  version: v.number(),
  actor_id: v.nullable(v.string()),
  /** A newer database may have steps that are not known here. */
  action: v.fallback(v.picklist([...HIRE_REQUEST_STEPS, 'other']), 'other'),
  note: v.nullable(v.string()),
  offer_id: v.nullable(v.string()),
  milestone: v.nullable(v.number()),
  /** Of a delivery. */
  links: v.array(v.object({ label: v.string(), url: v.string() })),
  attachments: v.array(attachmentSchema),
  invoice_id: v.nullable(v.string()),
  /** The amount that was paid, received or refunded. */
  cents: v.nullable(v.number()),
  created_at: v.string(),
});

/** One entry of a request's timeline. `actor_id` is null for what time did, and if the account is deleted. */
export type HireRequestEvent = v.InferOutput<typeof event>;

const caseSubject = v.object({
  subject: v.picklist(['delivery', 'work', 'unpaid']),
  cents: v.number(),
  /** Null if it has no limit, or while no delivery is approved by itself. */
  until: v.optional(v.nullable(v.string()), null),
});

export const requestWithHistory = v.object({
  ...requestRow.entries,
  /** The subjects that the client can open a case about, a delivery first, each with its amount. Not in the evidence of a case. */
  case_subjects: v.optional(v.array(caseSubject), []),
  /** For the creator, while there is a service. Not in the evidence of a case. */
  service_description: v.optional(v.nullable(v.string()), null),
  events: v.array(event),
  offers: v.array(offerRow),
  agreements: v.array(agreementRow),
  /** In order of the milestones. */
  invoices: v.array(invoiceRow),
  refunds: v.array(refundRow),
  cases: v.array(caseRow),
});

/** A request with its timeline, all versions of its terms, and what is owed. */
export type HireRequestWithHistory = v.InferOutput<typeof requestWithHistory>;

/** A delivery in review, approved work, or what is not paid. */
export type CaseSubject = v.InferOutput<typeof caseSubject>;

export const requestPage = countedPageSchema(requestRow);

export const requestDates = v.array(
  v.object({
    request_id: v.string(),
    title: v.string(),
    /** A newer database may have kinds that are not known here. */
    kind: v.fallback(
      v.picklist([
        ...(['due', 'offer', 'change_order', 'extension', 'expiry', 'approval', 'end'] as const),
        ...(['end_alone', 'answer', 'appeal', 'redo', 'acceptance', 'refund', 'other'] as const),
      ]),
      'other',
    ),
    due_on: v.nullable(v.string()),
    at: v.nullable(v.string()),
    milestone: v.nullable(v.string()),
    /** Of the milestone, or of the refund. */
    number: v.number(),
    time_zone: v.string(),
  }),
);

/** The next event of a request: a due date, a deadline, or a time from which something is possible or happens automatically. */
export type RequestDate = v.InferOutput<typeof requestDates>[number];
