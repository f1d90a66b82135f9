import { aReview, aSavedSearch } from '../../rows.ts';
import type { FakeRequest, FakeState } from '../fake-state.ts';
import { getOwnerId, getRows, getValue, type Row } from './fake-tables.ts';

/** The column that is unique among the rows of one user. */
const KEYS: Record<string, string> = {
  billing_details: 'user_id',
  project_likes: 'project_id',
  project_saves: 'project_id',
  reports: 'target_id',
  saved_creators: 'creator_id',
};

/** Stores the rows that a user adds and returns them; null if there is such a row already and the request does not replace it. */
export function addRows(state: FakeState, { body, headers, callerId }: FakeRequest, table: string) {
  const rows = getRows(state, table);
  const key = KEYS[table] ?? 'client_key';
  const added: Row[] = [];
  for (const sent of (Array.isArray(body) ? body : [body]) as Row[]) {
    const row = { ...getDefaults(table, callerId), ...sent };
    const former = rows.find(
      (one) =>
        getOwnerId(one) === callerId && key in row && getValue(one, key) === getValue(row, key),
    );
    if (former && !headers.get('prefer')?.includes('merge-duplicates')) return null;
    if (former) Object.assign(former, row);
    else rows.push(row);
    added.push(former ?? row);
  }
  return added;
}

function getDefaults(table: string, user_id: string | null): object {
  const now = new Date().toISOString();
  const row = { id: crypto.randomUUID(), user_id, created_at: now, updated_at: now };
  switch (table) {
    case 'billing_details':
    case 'project_likes':
    case 'project_saves':
      return { user_id };
    case 'reports':
      return { reporter_id: user_id };
    case 'reviews':
      return aReview({ ...row, user_id: user_id ?? '' });
    case 'saved_creators':
      return { user_id, note: null, created_at: now };
    case 'saved_searches':
      return aSavedSearch({ ...row, user_id: user_id ?? '' });
    default:
      return row;
  }
}
