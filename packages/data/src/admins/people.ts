import type { DataClient } from '../client/types.ts';
import type { CountedPage } from '../query/page.ts';
import * as v from 'valibot';
import {
  moderationReasonSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from './admin-page.ts';

export type PeopleKind = 'creators' | 'clients';

const managedPersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  location: v.nullable(v.string()),
  created_at: v.string(),
  rating_avg: v.number(),
  rating_count: v.number(),
  project_count: v.number(),
  service_count: v.number(),
  request_count: v.number(),
  open_reports: v.number(),
  last_seen_at: v.nullable(v.string()),
  is_admin: v.boolean(),
  suspended: v.nullable(moderationReasonSchema),
  hidden: v.nullable(moderationReasonSchema),
  /** Deleted accounts with the same email address. */
  former_suspension: v.nullable(
    v.object({ reason: v.string(), suspended_at: v.string(), left_at: v.string() }),
  ),
  /** The latest ten. */
  removed_while_hidden: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['project', 'service']),
      title: v.string(),
      reason: v.string(),
      removed_at: v.string(),
    }),
  ),
  /** Reviews of the last 90 days that were written within an hour of their hire request. */
  quick_reviews: v.number(),
  /** Reviews that are hidden until the suspension ends. */
  fake_reviews: v.number(),
});

/** A user as admins see them, without the email address. */
export type ManagedPerson = v.InferOutput<typeof managedPersonSchema>;

/** Newest first. `status` is all, active, suspended, hidden, reported or admin; `q` is a text or an id. */
export function listPeople(
  client: DataClient,
  { kind, ...input }: { kind: PeopleKind } & AdminSearch & AdminPageOptions,
): Promise<CountedPage<ManagedPerson>> {
  return readList(client, { name: `admin_list_${kind}`, item: managedPersonSchema }, input);
}

export async function getPerson(
  client: DataClient,
  { kind, id }: { kind: PeopleKind; id: string },
): Promise<ManagedPerson | null> {
  const search = { kind, q: id, status: 'all', cursor: null, pageSize: 1 };
  const { items } = await listPeople(client, search);
  return items.find((person) => person.id === id) ?? null;
}
