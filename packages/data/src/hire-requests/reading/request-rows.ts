import { attachmentSchema } from '../../attachments/attachment.ts';
import { HIRE_REQUEST_STATUSES } from '../../constants.ts';
import { agreementRow, invoiceRow, refundRow } from '../../invoices/invoice.ts';
import { countedPageSchema } from '../../query/page.ts';
import { z } from '../../zod-mini.ts';
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
] as const;

const party = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  is_creator: z.boolean(),
});

/** One of the two sides of a request. */
export type Party = z.infer<typeof party>;

const review = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  reply: z.nullable(z.string()),
  is_edited_after_reply: z.boolean(),
  created_at: z.string(),
  /** The reason of the admin who hid it; then the creator does not see the review. */
  hidden_because: z.nullish(z.string()),
});

const requestColumns = z.object({
  id: z.string(),
  client_id: z.nullable(z.string()),
  creator_id: z.nullable(z.string()),
  service_id: z.nullable(z.string()),
  project_id: z.nullable(z.string()),
  title: z.string(),
  price: z.nullable(z.number()),
  duration: z.nullable(z.string()),
  package_name: z.nullable(z.string()),
  hours: z.nullable(z.number()),
  included: z.nullable(z.array(z.string())),
  scope: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
  no_due_date: z.boolean(),
  time_zone: z.string(),
  revisions: z.nullable(z.number()),
  revisions_used: z.number(),
  milestone: z.number(),
  open_offer_id: z.nullable(z.string()),
  agreed_offer_id: z.nullable(z.string()),
  message: z.string(),
  status: z.enum(HIRE_REQUEST_STATUSES),
  resolution: z.catch(z.nullable(z.enum(HIRE_REQUEST_RESOLUTIONS)), null),
  delivered_at: z.nullable(z.string()),
  end_asked_by: z.nullable(z.enum(['client', 'creator'])),
  end_asked_at: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});

/**
 * The terms are as they were when the client sent the request, and then those that both agreed on last. The price is in US dollars, null if
 * the client asks for one; dates are like 2026-12-31. The ids of users are null if the account is deleted, `service_id` for 'Something
 * else' and if the service is deleted; `project_id` is what the client buys or, with `included` null, where they came from. `version`
 * increases with every step. `no_due_date` is true if it was accepted without one on purpose. `end_asked_by` is the side that asked to end it and waits for an answer. `time_zone` is the creator's: a day of
 * the request is over when it is over there.
 */
export type HireRequest = z.infer<typeof requestColumns>;

export const requestRow = z.extend(requestColumns, {
  /** The actions of the reader, the primary one first. A newer database may offer more. */
  actions: z.array(z.custom<RequestAction>((action) => typeof action === 'string')),
  /** Which side acts next; null if neither: it is over, or its case waits. */
  turn: z.nullable(z.enum(['client', 'creator'])),
  /** When the delivery in review is approved by itself; null while a case is about it. */
  review_until: z.nullable(z.string()),
  /** When it expires, because no one answers; null while an offer is open. */
  expires_at: z._default(z.nullable(z.string()), null),
  client: z.nullable(party),
  creator: z.nullable(party),
  project: z.nullable(z.object({ id: z.string(), title: z.string() })),
  open_offer: z.nullable(offerRow),
  open_case: z.nullable(openCaseRow),
  milestones: z.array(milestoneRow),
  review: z.nullable(review),
  /** Whether the reader can write the one review. */
  may_review: z.boolean(),
  /** When silence ends it, because one side asked for that; null once it waits for an answer. */
  ends_at: z.nullable(z.string()),
  /** From when each side can end it without the other one, who is silent or suspended; null if never. */
  ends_alone_from: z.object({ client: z.nullable(z.string()), creator: z.nullable(z.string()) }),
  /** Whose account is suspended: the time in which only they can answer stands still. */
  suspended_sides: z.array(z.enum(['client', 'creator'])),
  /** How many days the delivery time says, if it says any. */
  agreed_days: z.nullable(z.number()),
});

/** A request as its card shows it. */
export type ListedHireRequest = z.infer<typeof requestRow>;

/** The client's review of the work. */
export type RequestReview = NonNullable<ListedHireRequest['review']>;

const event = z.object({
  version: z.number(),
  actor_id: z.nullable(z.string()),
  /** A newer database may have steps that are not known here. */
  action: z.catch(z.enum([...HIRE_REQUEST_STEPS, 'other']), 'other'),
  note: z.nullable(z.string()),
  offer_id: z.nullable(z.string()),
  milestone: z.nullable(z.number()),
  /** Of a delivery. */
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  attachments: z.array(attachmentSchema),
  invoice_id: z.nullable(z.string()),
  /** The amount that was paid, received or refunded. */
  cents: z.nullable(z.number()),
  created_at: z.string(),
});

/** One entry of a request's timeline. `actor_id` is null for what time did, and if the account is deleted. */
export type HireRequestEvent = z.infer<typeof event>;

const caseSubject = z.object({
  subject: z.enum(['delivery', 'work', 'unpaid']),
  cents: z.number(),
  /** Null if it has no limit, or while no delivery is approved by itself. */
  until: z._default(z.nullable(z.string()), null),
});

export const requestWithHistory = z.extend(requestRow, {
  /** The subjects that the client can open a case about, a delivery first, each with its amount. Not in the evidence of a case. */
  case_subjects: z._default(z.array(caseSubject), []),
  /** For the creator, while there is a service. Not in the evidence of a case. */
  service_description: z._default(z.nullable(z.string()), null),
  events: z.array(event),
  offers: z.array(offerRow),
  agreements: z.array(agreementRow),
  /** In order of the milestones. */
  invoices: z.array(invoiceRow),
  refunds: z.array(refundRow),
  cases: z.array(caseRow),
});

/** A request with its timeline, all versions of its terms, and what is owed. */
export type HireRequestWithHistory = z.infer<typeof requestWithHistory>;

/** A delivery in review, approved work, or what is not paid. */
export type CaseSubject = z.infer<typeof caseSubject>;

export const requestPage = countedPageSchema(requestRow);

export const requestDates = z.array(
  z.object({
    request_id: z.string(),
    title: z.string(),
    /** A newer database may have kinds that are not known here. */
    kind: z.catch(
      z.enum([
        ...(['due', 'offer', 'change_order', 'extension', 'expiry', 'approval', 'end'] as const),
        ...(['end_alone', 'answer', 'appeal', 'redo', 'acceptance', 'refund', 'other'] as const),
      ]),
      'other',
    ),
    due_on: z.nullable(z.string()),
    at: z.nullable(z.string()),
    milestone: z.nullable(z.string()),
    /** Of the milestone, or of the refund. */
    number: z.number(),
    time_zone: z.string(),
  }),
);

/** The next event of a request: a due date, a deadline, or a time from which something is possible or happens automatically. */
export type RequestDate = z.infer<typeof requestDates>[number];
