import type { DataClient } from '../../client/types.ts';
import { HIRE_REQUEST_STATUSES } from '../../constants.ts';
import { readRpcOnce } from '../../http/read-rpc.ts';
import type { CountedPage } from '../../query/page.ts';
import * as v from 'valibot';
import {
  moderationReasonSchema,
  personSchema,
  readList,
  readListOnce,
  type AdminPageOptions,
  type AdminSearch,
} from '../admin-page.ts';
import { managedCaseSchema } from '../cases/managed-cases.ts';
import { managedPaymentSchema } from '../cases/managed-payments.ts';

const requestSchema = v.object({
  id: v.string(),
  title: v.string(),
  status: v.picklist(HIRE_REQUEST_STATUSES),
  resolution: v.nullable(v.string()),
  /** Null until the two agree on one. */
  price: v.nullable(v.number()),
  created_at: v.string(),
  delivered_at: v.nullable(v.string()),
  client: personSchema,
  creator: personSchema,
});

const serviceSchema = v.object({
  id: v.string(),
  title: v.string(),
  price: v.number(),
  is_active: v.boolean(),
  is_public: v.boolean(),
  created_at: v.string(),
  owner: personSchema,
  hidden: v.nullable(moderationReasonSchema),
  open_reports: v.number(),
});

const reviewSchema = v.object({
  id: v.string(),
  rating: v.number(),
  /** At most 150 characters. */
  comment: v.string(),
  created_at: v.string(),
  author: personSchema,
  target: personSchema,
  hidden: v.nullable(moderationReasonSchema),
  open_reports: v.number(),
});

const subscriberSchema = v.object({
  id: v.string(),
  /** The first letter and the host. */
  short_email: v.string(),
  created_at: v.string(),
  confirmed_at: v.nullable(v.string()),
});

export type RecordPerson = v.InferOutput<typeof personSchema>;
export type ManagedRequest = v.InferOutput<typeof requestSchema>;
export type ManagedService = v.InferOutput<typeof serviceSchema>;
export type ManagedReview = v.InferOutput<typeof reviewSchema>;
export type Subscriber = v.InferOutput<typeof subscriberSchema>;

type Input = AdminSearch & AdminPageOptions;

/** One page of each list, latest first; payments are the oldest first. `q` is a text, an id or an @username. */
export const listRecords = {
  requests: (client: DataClient, input: Input) =>
    readListOnce(client, { name: 'admin_list_requests', item: requestSchema }, input),
  cases: (client: DataClient, input: Input) =>
    readList(client, { name: 'admin_list_cases', item: managedCaseSchema }, input),
  payments: (client: DataClient, input: Input) =>
    readList(client, { name: 'admin_list_payments', item: managedPaymentSchema }, input),
  services: (client: DataClient, input: Input) =>
    readList(client, { name: 'admin_list_services', item: serviceSchema }, input),
  reviews: (client: DataClient, input: Input) =>
    readList(client, { name: 'admin_list_reviews', item: reviewSchema }, input),
  /** Has no search. */
  subscribers: (client: DataClient, { q: _q, ...input }: Input) =>
    readList(client, { name: 'admin_list_subscribers', item: subscriberSchema }, input),
};

export type RecordKind = keyof typeof listRecords;
export type RecordOf<Kind extends RecordKind> =
  Awaited<ReturnType<(typeof listRecords)[Kind]>> extends CountedPage<infer Item> ? Item : never;

const foundSchema = v.object({
  person: personSchema,
  subscriber: v.nullable(v.omit(subscriberSchema, ['short_email'])),
});

export type FoundByEmail = v.InferOutput<typeof foundSchema>;

/** The account and the newsletter sign-up with exactly this address. Each call is in the audit log. */
export function findByEmail(client: DataClient, email: string): Promise<FoundByEmail> {
  return readRpcOnce(client, 'admin_find_by_email', { email }, { schema: foundSchema });
}
