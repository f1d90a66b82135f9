import type { DataClient } from '../client/types.ts';
import type { CountedPage } from '../query/page.ts';
import { z } from '../zod-mini.ts';
import {
  moderationReasonSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from './admin-page.ts';

export type PeopleKind = 'creators' | 'clients';

const managedPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  location: z.nullable(z.string()),
  created_at: z.string(),
  rating_avg: z.number(),
  rating_count: z.number(),
  project_count: z.number(),
  service_count: z.number(),
  request_count: z.number(),
  open_reports: z.number(),
  last_seen_at: z.nullable(z.string()),
  is_admin: z.boolean(),
  suspended: z.nullable(moderationReasonSchema),
  hidden: z.nullable(moderationReasonSchema),
  /** Deleted accounts with the same email address. */
  former_suspension: z.nullable(
    z.object({ reason: z.string(), suspended_at: z.string(), left_at: z.string() }),
  ),
  /** The latest ten. */
  removed_while_hidden: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['project', 'service']),
      title: z.string(),
      reason: z.string(),
      removed_at: z.string(),
    }),
  ),
  /** Reviews of the last 90 days that were written within an hour of their hire request. */
  quick_reviews: z.number(),
  /** Reviews that are hidden until the suspension ends. */
  fake_reviews: z.number(),
});

/** A user as admins see them, without the email address. */
export type ManagedPerson = z.infer<typeof managedPersonSchema>;

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
