import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { countedPageSchema, type CountedPage } from '../query/page.ts';
import * as v from 'valibot';
import { nameSchema, type AdminPageOptions } from './admin-page.ts';
import { listAllPages } from './list-all-pages.ts';

export const AUDIT_TARGET_KINDS = [
  'project',
  'service',
  'review',
  'user',
  'report',
  'newsletter',
  'synonyms',
  'case',
] as const;

const entrySchema = v.object({
  id: v.string(),
  action: v.string(),
  target_kind: v.picklist(AUDIT_TARGET_KINDS),
  target_id: v.string(),
  target_title: v.nullable(v.string()),
  /** The user concerned; null if the account is deleted. */
  target_user: v.nullable(nameSchema),
  reason: v.string(),
  at: v.string(),
  actor: v.object({ id: v.nullable(v.string()), name: v.string() }),
});

export type AuditEntry = v.InferOutput<typeof entrySchema>;

/** `since` and `until` are inclusive days in UTC; empty for no bound. */
export type AuditFilters = { q: string; action: string; since: string; until: string };

/** Latest first. `q` is a text, the name or id of an admin or of the user concerned, or the id of the target. */
export async function listAudit(
  client: DataClient,
  input: AuditFilters & { cursor: string | null } & AdminPageOptions,
): Promise<CountedPage<AuditEntry>> {
  const { q, action, since, until, cursor, pageSize, signal } = input;
  const args = {
    q,
    action,
    ...(since && { since }),
    ...(until && { until }),
    ...(cursor && { cursor }),
    ...(pageSize && { page_size: pageSize }),
  };
  return readRpc(client, 'admin_list_audit', args, {
    schema: countedPageSchema(entrySchema),
    signal,
  });
}

/** Every entry that matches the filters, for an export. */
export function listAllAuditEntries(
  client: DataClient,
  filters: AuditFilters,
): Promise<AuditEntry[]> {
  return listAllPages((page) => listAudit(client, { ...filters, ...page }));
}
