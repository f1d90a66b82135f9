import type { DataClient } from '../../client/types.ts';
import { HIRE_REQUEST_STATUSES } from '../../constants.ts';
import { readRpcOnce } from '../../http/read-rpc.ts';
import type { CountedPage } from '../../query/page.ts';
import { z } from '../../zod-mini.ts';
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

const requestSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(HIRE_REQUEST_STATUSES),
  resolution: z.nullable(z.string()),
  /** Null until the two agree on one. */
  price: z.nullable(z.number()),
  created_at: z.string(),
  delivered_at: z.nullable(z.string()),
  client: personSchema,
  creator: personSchema,
});

const serviceSchema = z.object({
  id: z.string(),
  title: z.string(),
  price: z.number(),
  is_active: z.boolean(),
  is_public: z.boolean(),
  created_at: z.string(),
  owner: personSchema,
  hidden: z.nullable(moderationReasonSchema),
  open_reports: z.number(),
});

const reviewSchema = z.object({
  id: z.string(),
  rating: z.number(),
  /** At most 150 characters. */
  comment: z.string(),
  created_at: z.string(),
  author: personSchema,
  target: personSchema,
  hidden: z.nullable(moderationReasonSchema),
  open_reports: z.number(),
});

const subscriberSchema = z.object({
  id: z.string(),
  /** The first letter and the host. */
  short_email: z.string(),
  created_at: z.string(),
  confirmed_at: z.nullable(z.string()),
});

export type RecordPerson = z.infer<typeof personSchema>;
export type ManagedRequest = z.infer<typeof requestSchema>;
export type ManagedService = z.infer<typeof serviceSchema>;
export type ManagedReview = z.infer<typeof reviewSchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;

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

const foundSchema = z.object({
  person: personSchema,
  subscriber: z.nullable(z.omit(subscriberSchema, { short_email: true })),
});

export type FoundByEmail = z.infer<typeof foundSchema>;

/** The account and the newsletter sign-up with exactly this address. Each call is in the audit log. */
export function findByEmail(client: DataClient, email: string): Promise<FoundByEmail> {
  return readRpcOnce(client, 'admin_find_by_email', { email }, { schema: foundSchema });
}
