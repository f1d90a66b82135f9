import { getOwnZone } from '@showcase/data/days';
import type { RequestStep, SharedRequest } from '@showcase/data/messages';
import { testId } from '@showcase/data/testing';

type Offer = NonNullable<RequestStep['offer']>;

export function anOffer(fields: Partial<Offer> = {}): Offer {
  return {
    kind: 'offer',
    side: 'creator',
    due_on: null,
    days: null,
    milestones: 0,
    is_open: false,
    is_counter: false,
    ...fields,
  };
}

export function aStep(fields: Partial<RequestStep> = {}): RequestStep {
  return {
    request_id: testId(401),
    client_id: testId(90),
    action: 'create',
    title: 'Shift planner',
    price: 400,
    is_purchase: false,
    offer: null,
    milestone: null,
    ...fields,
  };
}

export function aSharedRequest(fields: Partial<SharedRequest> = {}): SharedRequest {
  return {
    id: testId(401),
    title: 'Shift planner',
    side: 'client',
    status: 'pending',
    waiting_side: 'creator',
    offer: null,
    case_status: null,
    end_asked_by: null,
    ends_at: null,
    due_on: null,
    time_zone: getOwnZone(),
    delivered_at: null,
    updated_at: '2026-11-26T12:00:00.000Z',
    expires_at: '2026-12-10T12:00:00.000Z',
    review_until: null,
    ...fields,
  };
}
