import { compare, passes } from './fake-filters.ts';
import { json, jsonRows, type FakeRequest, type FakeState } from '../fake-state.ts';
import { addRows } from './fake-writes.ts';
import { getOwnerId, getRows, selectColumns, visibleRows, type Row } from './fake-tables.ts';

const NO_FILTER = new Set(['select', 'order', 'limit', 'offset', 'columns']);

/** Responds to the table calls that this package makes, like PostgREST. */
export function answerTable(state: FakeState, request: FakeRequest, table: string) {
  switch (request.method) {
    case 'GET':
      return answerRead(state, request, table);
    case 'HEAD':
      return answerCount(state, request, table);
    case 'PATCH':
      return answerChange(state, request, table);
    case 'POST':
      return answerInsert(state, request, table);
    default:
      return removeOwn(state, request, table);
  }
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
  for (const row of own) Object.assign(row, request.body);
  return answerRows(state, request, own);
}

function answerInsert(state: FakeState, request: FakeRequest, table: string) {
  if (request.callerId === null)
    return json({ code: '42501', message: `permission denied for table ${table}` }, 401);
  const added = addRows(state, request, table);
  return added
    ? answerRows(state, request, added)
    : json({ code: '23505', message: 'duplicate key value' }, 409);
}

function removeOwn(state: FakeState, request: FakeRequest, table: string) {
  const own = ownRows(state, request, table);
  const rows = getRows(state, table);
  for (const row of own) rows.splice(rows.indexOf(row), 1);
  return answerRows(state, request, own);
}

function ownRows(state: FakeState, request: FakeRequest, table: string) {
  return matchingRows(state, request, table).filter((row) => getOwnerId(row) === request.callerId);
}

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
