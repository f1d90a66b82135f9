import { getOwnZone } from '../../days/days.ts';
import type {
  HireRequest,
  HireRequestEvent,
  HireRequestWithHistory,
} from '../../hire-requests/hire-request.ts';
import type { Milestone, Offer } from '../../hire-requests/offers/offer.ts';
import type { Transaction } from '../../transactions/transaction.ts';
import { DAY, testId } from '../rows.ts';

/** What the database works out; without actions, those that are usual in its state. */
type WorkedOut = Pick<
  HireRequestWithHistory,
  | 'agreed_days'
  | 'case_subjects'
  | 'ends_alone_from'
  | 'ends_at'
  | 'expires_at'
  | 'review_until'
  | 'suspended_sides'
> & {
  actions?: HireRequestWithHistory['actions'] | undefined;
};
export type HireRequestRow = HireRequest & WorkedOut & { request_key: string };
export type HireRequestEventRow = HireRequestEvent & { hire_request_id: string };
export type OfferRow = Offer & { hire_request_id: string; offer_key: string | null };
export type MilestoneRow = Milestone & { hire_request_id: string };
export type TransactionRow = Omit<Transaction, 'client' | 'day'> & {
  creator_id: string | null;
};
export type SavedCreatorRow = {
  user_id: string;
  creator_id: string;
  note: string | null;
  created_at: string;
};

/** Sent by user 2 to user 1. */
export function aHireRequest(fields: Partial<HireRequestRow> = {}): HireRequestRow {
  return {
    id: testId(401),
    client_id: testId(2),
    creator_id: testId(1),
    service_id: testId(201),
    project_id: null,
    title: 'Landing page in a week',
    price: 400,
    duration: '3-5 days',
    package_name: null,
    hours: null,
    included: null,
    sale_kind: null,
    scope: null,
    due_on: null,
    no_due_date: false,
    time_zone: getOwnZone(),
    revisions: null,
    revisions_used: 0,
    milestone: 1,
    open_offer_id: null,
    agreed_offer_id: null,
    message: 'We open a bakery in May and need one page that shows where and when.',
    status: 'pending',
    resolution: null,
    delivered_at: null,
    end_asked_by: null,
    end_asked_at: null,
    version: 1,
    created_at: DAY,
    updated_at: DAY,
    request_key: testId(4001),
    agreed_days: 5,
    case_subjects: [],
    ends_alone_from: { client: null, creator: null },
    ends_at: null,
    expires_at: null,
    review_until: null,
    suspended_sides: [],
    ...fields,
  };
}

export function anEvent(fields: Partial<HireRequestEventRow> = {}): HireRequestEventRow {
  return {
    hire_request_id: testId(401),
    version: 1,
    actor_id: testId(2),
    action: 'create',
    note: null,
    offer_id: null,
    milestone: null,
    links: [],
    attachments: [],
    invoice_id: null,
    cents: null,
    created_at: DAY,
    ...fields,
  };
}

/** An open offer of user 1 for the request of user 2. */
export function anOffer(fields: Partial<OfferRow> = {}): OfferRow {
  return {
    id: testId(451),
    hire_request_id: testId(401),
    number: 1,
    kind: 'offer',
    side: 'creator',
    title: 'Landing page in a week',
    scope: 'One page that shows where and when, for phones first.',
    price: 500,
    due_on: null,
    days: 10,
    revisions: 2,
    milestones: [],
    note: null,
    valid_until: '2099-01-01T00:00:00.000Z',
    status: 'open',
    answered_at: null,
    offer_key: testId(4501),
    created_at: DAY,
    ...fields,
  };
}

export function aMilestone(fields: Partial<MilestoneRow> = {}): MilestoneRow {
  return {
    hire_request_id: testId(401),
    number: 1,
    title: 'Landing page in a week',
    price: 400,
    due_on: null,
    is_trial: false,
    approved_at: null,
    ...fields,
  };
}

export function aTransaction(fields: Partial<TransactionRow> = {}): TransactionRow {
  return {
    id: testId(501),
    hire_request_id: testId(401),
    milestone: 1,
    client_id: testId(2),
    creator_id: testId(1),
    title: 'Landing page in a week',
    amount: 400,
    status: 'completed',
    completed_at: DAY,
    created_at: DAY,
    ...fields,
  };
}

export function aSavedCreator(fields: Partial<SavedCreatorRow> = {}): SavedCreatorRow {
  return { user_id: testId(2), creator_id: testId(1), note: null, created_at: DAY, ...fields };
}
