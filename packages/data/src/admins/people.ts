import type { DataClient } from '../client.ts';
import type { User } from '../users/user.ts';
import {
  readList,
  type AdminPage,
  type AdminPageOptions,
  type AdminSearch,
  type ModerationReason,
} from './admin-page.ts';

export type PeopleKind = 'creators' | 'clients';

/** A user as admins see them, without the email address. */
export type ManagedPerson = Pick<
  User,
  'id' | 'name' | 'username' | 'avatar' | 'location' | 'created_at' | 'rating_avg' | 'rating_count'
> & {
  project_count: number;
  service_count: number;
  request_count: number;
  open_reports: number;
  last_seen_at: string | null;
  is_admin: boolean;
  suspended: ModerationReason | null;
  hidden: ModerationReason | null;
  /** Deleted accounts with the same email address. */
  former_suspension: { reason: string; suspended_at: string; left_at: string } | null;
  /** The latest ten. */
  removed_while_hidden: {
    id: string;
    kind: 'project' | 'service';
    title: string;
    reason: string;
    removed_at: string;
  }[];
  /** Reviews of the last 90 days that were written within an hour of their hire request. */
  quick_reviews: number;
};

/** Newest first. `status` is all, active, suspended, hidden, reported or admin; `q` is a text or an id. */
export function listPeople(
  client: DataClient,
  { kind, ...input }: { kind: PeopleKind } & AdminSearch & AdminPageOptions,
): Promise<AdminPage<ManagedPerson>> {
  return readList<ManagedPerson>(client, `admin_list_${kind}`, input);
}

export async function getPerson(
  client: DataClient,
  { kind, id }: { kind: PeopleKind; id: string },
): Promise<ManagedPerson | null> {
  const search = { kind, q: id, status: 'all', cursor: null, pageSize: 1 };
  const { items } = await listPeople(client, search);
  return items.find((person) => person.id === id) ?? null;
}
