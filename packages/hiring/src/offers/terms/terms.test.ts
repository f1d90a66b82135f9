import { aHireRequest, aMilestone, anOffer, testId } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { findFormerTerms } from './terms.ts';

const part = (title: string) => ({ title, price: 300, due_on: '2026-12-03', is_trial: false });
const agreed = anOffer({
  number: 1,
  status: 'accepted',
  milestones: [part('Draft'), part('Page'), part('Training')],
  created_at: '2026-11-01T12:00:00.000Z',
});
const change = anOffer({
  id: testId(452),
  number: 2,
  kind: 'change_order',
  status: 'declined',
  milestones: [part('Page')],
  created_at: '2026-11-20T12:00:00.000Z',
});

const accepted = {
  ...aHireRequest({ status: 'accepted', milestone: 3 }),
  actions: [],
  turn: 'creator' as const,
  review_until: null,
  expires_at: null,
  case_subjects: [],
  may_review: false,
  client: null,
  creator: null,
  project: null,
  open_offer: null,
  open_case: null,
  cases: [],
  review: null,
  ends_at: null,
  ends_alone_from: { client: null, creator: null },
  suspended_sides: [],
  agreed_days: null,
  service_description: null,
  events: [],
  milestones: [
    aMilestone({ title: 'Draft', approved_at: '2026-11-10T12:00:00.000Z' }),
    aMilestone({ number: 2, title: 'Page', approved_at: '2026-11-25T12:00:00.000Z' }),
    aMilestone({ number: 3, title: 'Training' }),
  ],
  offers: [agreed, change],
  agreements: [],
  invoices: [],
  refunds: [],
};

it('a change order is compared with what was left when it was made', () => {
  const request = { ...accepted, agreed_offer_id: agreed.id };
  const titles = findFormerTerms(change, request)?.milestones.map(({ title }) => title);
  expect(titles).toEqual(['Page', 'Training']);
});

it.each([
  { due_on: '2026-12-20', no_due_date: false },
  { due_on: null, no_due_date: true },
])('a declined change of what was accepted as sent is compared with its due date: %j', (due) => {
  const sent = anOffer({ id: testId(450), number: 0, kind: 'request', side: 'client', days: 5 });
  const request = { ...accepted, ...due, milestone: 1, milestones: [], offers: [sent, change] };
  expect(findFormerTerms(change, request)).toMatchObject({ ...due, days: null });
});
