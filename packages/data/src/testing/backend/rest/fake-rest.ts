import { compare, passes } from './fake-filters.ts';
import { answerReaction, isReactionTable } from './fake-reactions.ts';
import { json, jsonRows, type FakeRequest, type FakeState } from '../fake-state.ts';
import { saveBilling } from '../../hiring/settling/fake-billing.ts';
import { answerInsert, answerRemoval } from './fake-writes.ts';
import {
  getOwnerId,
  selectColumns,
  getValue,
  visibleRows,
  writableRows,
  type Row,
} from './fake-tables.ts';

const NO_FILTER = new Set(['select', 'order', 'limit', 'offset', 'columns']);

/** Responds to the table calls that this package makes, like PostgREST. */
export function answerTable(state: FakeState, request: FakeRequest, table: string) {
  if (request.method === 'GET') return answerRead(state, request, table);
  if (request.method === 'HEAD') return answerCount(state, request, table);
  if (table === 'billing_details') return saveBilling(state, request);
  if (request.method === 'PATCH') return answerChange(state, request, table);
  if (isReactionTable(table)) return answerReaction(state, request, table);
  const rows = request.callerId ? writableRows(state, table) : null;
  if (rows && request.method === 'POST') return addOwn(state, request, table, rows);
  if (rows && request.method === 'DELETE') return removeOwn(state, request, table, rows);
  if (request.method === 'POST') return answerInsert(state, request, table);
  if (request.method === 'DELETE') return answerRemoval(state, request, table);
  return json({ code: '42501', message: `permission denied for table ${table}` }, 403);
}

function answerRead(state: FakeState, request: FakeRequest, table: string) {
  const { searchParams } = request.url;
  const start = Number(searchParams.get('offset') ?? 0);
  const end = start + Number(searchParams.get('limit') ?? 1000);
  const rows = sortRows(matchingRows(state, request, table), request.url);
  const range = { 'content-range': `${start}-${end}/${rows.length}` };
  return answerRows(state, request, rows.slice(start, end), range);
}

function answerCount(state: FakeState, request: FakeRequest, table: string) {
  const total = matchingRows(state, request, table).length;
  return new Response(null, { headers: { 'content-range': `0-0/${total}` } });
}

function answerChange(state: FakeState, request: FakeRequest, table: string) {
  const own = ownRows(state, request, table);
  if (table === 'users' && isUsernameTaken(state, request)) {
    return json({ code: '23505', message: 'duplicate key value' }, 409);
  }
  for (const row of own) Object.assign(row, request.body);
  return answerRows(state, request, own);
}

function isUsernameTaken(state: FakeState, { body, callerId }: FakeRequest) {
  const username = typeof body === 'object' && body && 'username' in body ? body.username : null;
  return state.users.some(
    (user) => user.username !== null && user.username === username && user.id !== callerId,
  );
}

function addOwn(state: FakeState, request: FakeRequest, table: string, rows: Row[]) {
  const sent = (Array.isArray(request.body) ? request.body : [request.body]) as Row[];
  // Templates are the caller's by default.
  const owner = table === 'offer_templates' ? { user_id: request.callerId } : {};
  const added = sent.map((row): Row => ({ ...owner, ...row }));
  const isThere = ({ client_key }: Row) =>
    rows.some((row) => getValue(row, 'client_key') === client_key);
  const canIgnore = request.headers.get('prefer')?.includes('ignore-duplicates');
  if (!canIgnore && added.some(isThere)) {
    return json({ code: '23505', message: 'duplicate key value' }, 409);
  }
  if (added.some((row) => getOwnerId(state, row) !== request.callerId)) {
    return json({ code: '42501', message: 'new row violates row-level security policy' }, 403);
  }
  const timestamps = { created_at: LATER, updated_at: LATER };
  const newRows = added
    .filter((row) => !isThere(row))
    .map((row) => ({ id: crypto.randomUUID(), ...timestamps, ...row }));
  rows.push(...newRows);
  return answerRows(state, request, newRows);
}

function removeOwn(state: FakeState, request: FakeRequest, table: string, rows: Row[]) {
  const own = ownRows(state, request, table);
  for (const row of own) rows.splice(rows.indexOf(row), 1);
  return answerRows(state, request, own);
}

function ownRows(state: FakeState, request: FakeRequest, table: string) {
  return matchingRows(state, request, table).filter(
    (row) => getOwnerId(state, row) === request.callerId,
  );
}

/** The creation time of rows that a test adds. */
const LATER = '2025-07-01T12:00:00.000Z';

function answerRows(
  state: FakeState,
  { url, headers, callerId }: FakeRequest,
  rows: Row[],
  extra: Record<string, string> = {},
) {
  const select = url.searchParams.get('select');
  const answer = select ? rows.map((row) => selectColumns(state, callerId, row, select)) : rows;
  return jsonRows(answer, headers, extra);
}

function matchingRows(state: FakeState, { url, callerId }: FakeRequest, table: string) {
  // A dot is in filters of embedded rows, which never remove a row of the table itself.
  const filters = [...url.searchParams].filter(
    ([column]) => !NO_FILTER.has(column) && !column.includes('.'),
  );
  return visibleRows(state, table, callerId).filter((row) =>
    filters.every(([column, filter]) => passes(row, column, filter)),
  );
}

function sortRows(rows: Row[], url: URL) {
  const order = (url.searchParams.get('order') ?? '').split(',').filter(Boolean);
  return [...rows].sort((a, b) => {
    for (const term of order) {
      const [column = '', direction] = term.split('.');
      const difference = compare(a[column], b[column]);
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    return 0;
  });
}
