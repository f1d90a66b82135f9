import type { RecordKind } from '@showcase/data/admins';
import type { Noun } from '../../shared/list/page-steps.tsx';
import { defineListSearch } from '../../shared/list/list-search.ts';

type Status = { value: string; label: string };

type RecordKindInfo = {
  noun: Noun;
  /** The first one is the default. */
  statuses: readonly [Status, ...Status[]];
  /** The results of the search box; null without one. */
  searchHint: string | null;
  emptyText: string;
};

const ALL = { value: 'all', label: 'All' };
const HIDDEN = { value: 'hidden', label: 'Hidden' };
const REPORTED = { value: 'reported', label: 'Reported' };

export const RECORD_KINDS: Record<RecordKind, RecordKindInfo> = {
  requests: {
    noun: ['hire request', 'hire requests'],
    statuses: [
      ALL,
      { value: 'waiting', label: 'Waiting for the creator' },
      { value: 'pending', label: 'Pending' },
      { value: 'accepted', label: 'Accepted' },
      { value: 'completed', label: 'Completed' },
      { value: 'rejected', label: 'Rejected' },
    ],
    searchHint: 'Search by title, @username or ID',
    emptyText: 'They appear here as soon as a client sends one.',
  },
  cases: {
    noun: ['case', 'cases'],
    statuses: [
      { value: 'waiting', label: 'Waiting' },
      { value: 'open', label: 'Open' },
      { value: 'decided', label: 'Decided' },
      { value: 'closed', label: 'Closed' },
      ALL,
    ],
    searchHint: 'Search by title, @username or ID',
    emptyText: "You're all caught up. Cases that two sides can't settle appear here.",
  },
  payments: {
    noun: ['unsettled payment', 'unsettled payments'],
    statuses: [
      ALL,
      { value: 'denied', label: 'Not arrived' },
      { value: 'overdue', label: 'Overdue refunds' },
    ],
    searchHint: 'Search by title, @username or ID',
    emptyText: "You're all caught up. Payments that two sides can't settle appear here.",
  },
  services: {
    noun: ['service', 'services'],
    statuses: [
      ALL,
      { value: 'public', label: 'Public' },
      { value: 'inactive', label: 'Inactive' },
      HIDDEN,
      REPORTED,
    ],
    searchHint: 'Search by title, @username or ID',
    emptyText: 'They appear here as soon as a creator offers one.',
  },
  reviews: {
    noun: ['review', 'reviews'],
    statuses: [ALL, { value: 'visible', label: 'Visible' }, HIDDEN, REPORTED],
    searchHint: 'Search by text, @username or ID',
    emptyText: 'They appear here as soon as a client writes one.',
  },
  subscribers: {
    noun: ['sign-up', 'sign-ups'],
    statuses: [
      ALL,
      { value: 'confirmed', label: 'Confirmed' },
      { value: 'unconfirmed', label: 'Not confirmed' },
    ],
    searchHint: null,
    emptyText: 'Sign-ups of the newsletter box appear here.',
  },
};

export const recordSearches = {
  requests: defineListSearch(RECORD_KINDS.requests.statuses),
  cases: defineListSearch(RECORD_KINDS.cases.statuses),
  payments: defineListSearch(RECORD_KINDS.payments.statuses),
  services: defineListSearch(RECORD_KINDS.services.statuses),
  reviews: defineListSearch(RECORD_KINDS.reviews.statuses),
  subscribers: defineListSearch(RECORD_KINDS.subscribers.statuses),
};
