import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';
import { readAdminPage, type AdminPage, type AdminPageOptions } from './admin-page.ts';

const EXPORT_PAGE_SIZE = 1000;

export type AuditEntry = {
  id: string;
  action: string;
  target_kind: 'project' | 'service' | 'review' | 'user' | 'report';
  target_id: string;
  target_title: string | null;
  /** The user concerned; null if the account is deleted. */
  target_user: { id: string; name: string } | null;
  reason: string;
  at: string;
  actor: { id: string | null; name: string };
};

/** `since` and `until` are inclusive days in UTC; empty for no bound. */
export type AuditFilters = { q: string; action: string; since: string; until: string };

/** Latest first. `q` is a text, the name or id of an admin or of the user concerned, or the id of the target. */
export async function listAudit(
  client: DataClient,
  input: AuditFilters & { cursor: string | null } & AdminPageOptions,
): Promise<AdminPage<AuditEntry>> {
  const { q, action, since, until, cursor, pageSize, signal } = input;
  const request = client.rpc('admin_list_audit', {
    q,
    action,
    ...(since && { since }),
    ...(until && { until }),
    ...(cursor && { cursor }),
    ...(pageSize && { page_size: pageSize }),
  });
  if (signal) request.abortSignal(signal);
  return readAdminPage<AuditEntry>(unwrap(await request));
}

/** Every entry that matches the filters, for an export. */
export async function listAllAuditEntries(
  client: DataClient,
  filters: AuditFilters,
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: AdminPage<AuditEntry> = await listAudit(client, {
      ...filters,
      cursor,
      pageSize: EXPORT_PAGE_SIZE,
    });
    entries.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return entries;
}
