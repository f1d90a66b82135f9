import type { FakeState } from '../fake-state.ts';

export type Row = Record<string, unknown>;

/** The rows of a table that a user can see under the policies of the database. */
export function visibleRows(state: FakeState, table: string, callerId: string | null): Row[] {
  const isPublic = (userId: string) =>
    userId === callerId || state.users.some((user) => user.id === userId && user.is_dev);
  const isOfListed = ({ project_id }: { project_id: string }) =>
    visibleRows(state, 'projects', callerId).some(({ id }) => id === project_id);
  const isOfOwnRequest = ({ hire_request_id }: { hire_request_id: string }) =>
    state.hireRequests.some((row) => row.id === hire_request_id && isParty(row, callerId));
  switch (table) {
    case 'users':
      return state.users.filter((user) => isPublic(user.id) && !state.hidden.includes(user.id));
    case 'projects':
      return state.projects.filter(
        ({ id, user_id, visibility }) =>
          isPublic(user_id) &&
          !state.hidden.includes(id) &&
          (visibility === 'public' || user_id === callerId),
      );
    case 'services':
      return state.services.filter(
        ({ user_id, is_active }) => user_id === callerId || (is_active && isPublic(user_id)),
      );
    case 'reviews':
      return state.reviews.filter((review) => isPublic(review.target_user_id));
    case 'hire_requests':
      return state.hireRequests.filter((row) => isParty(row, callerId));
    case 'offers':
      return state.offers.filter(isOfOwnRequest);
    case 'milestones':
      return state.milestones.filter(isOfOwnRequest);
    case 'cases':
      return state.cases.filter(isOfOwnRequest);
    case 'transactions':
      return state.transactions.filter((row) => isParty(row, callerId));
    case 'project_media':
      return state.media.filter(isOfListed);
    case 'project_code_samples':
      return state.codeSamples.filter(isOfListed);
    default:
      return getRows(state, table).filter(({ user_id }) => user_id === callerId);
  }
}

function isParty(
  row: { client_id: string | null; creator_id: string | null },
  callerId: string | null,
) {
  return callerId !== null && (row.client_id === callerId || row.creator_id === callerId);
}

/** The tables whose rows only their owner sees, and those that users write. */
const TABLES: Record<string, keyof FakeState> = {
  billing_details: 'billingDetails',
  creator_contacts: 'contactRows',
  notifications: 'notifications',
  offer_templates: 'offerTemplates',
  project_likes: 'likes',
  project_saves: 'saves',
  projects: 'projects',
  reports: 'reports',
  reviews: 'reviews',
  saved_creators: 'savedCreators',
  saved_searches: 'savedSearches',
  services: 'services',
  user_private: 'details',
};

/** The table itself. */
export function getRows(state: FakeState, table: string): Row[] {
  const name = TABLES[table];
  return name ? (state[name] as Row[]) : [];
}

/** The id of the user whose row it is. */
export const getOwnerId = (row: Row) => row.user_id ?? row.reporter_id ?? row.id;

/** Rows that a test adds without a key use their id as the key. */
export function getValue(row: Row, column: string): unknown {
  return column === 'client_key' ? (row.client_key ?? row.id) : row[column];
}

/** Keeps the selected columns and joins `alias:table!key(columns)`, or the rows of a user or request `alias:table(columns)`; `table(count)` counts. */
export function selectColumns(
  state: FakeState,
  callerId: string | null,
  row: Row,
  select: string,
): Row {
  const entries = splitColumns(select).map((column): [string, unknown] => {
    const counted = /^(\w+)\(count\)$/.exec(column)?.[1];
    if (counted) return [counted, [{ count: countOwned(state, callerId, counted, row) }]];
    const owned = /^(?:(\w+):)?(\w+)\((.*)\)$/.exec(column);
    if (owned) {
      const [, , table = '', columns = ''] = owned;
      const alias = owned[1] ?? table;
      const rows = visibleRows(state, table, callerId).filter(
        ({ user_id, hire_request_id }) => (user_id ?? hire_request_id) === row.id,
      );
      return [alias, rows.map((one) => selectColumns(state, callerId, one, columns))];
    }
    const embed = /^(\w+):(\w+)!(\w+)\((.*)\)$/.exec(column);
    if (!embed) {
      const [name = '', source = name] = column.split(':');
      return [name, getValue(row, source)];
    }
    const [, alias = '', table = '', key = '', columns = ''] = embed;
    const target = visibleRows(state, table, callerId).find(createJoinFilter(row, table, key));
    return [alias, target ? selectColumns(state, callerId, target, columns) : null];
  });
  return Object.fromEntries(entries);
}

function countOwned(state: FakeState, callerId: string | null, table: string, owner: Row) {
  return visibleRows(state, table, callerId).filter(({ user_id }) => user_id === owner.id).length;
}

/** A key of the joined table points back at the row: reviews_hire_request_id_fkey, seen from a request. */
function createJoinFilter(row: Row, table: string, key: string) {
  if (!key.startsWith(`${table}_`)) {
    const target = row[getColumn(row, key)];
    return ({ id }: Row) => id === target;
  }
  const column = key.slice(table.length + 1, -'_fkey'.length);
  return (candidate: Row) => candidate[column] === row.id;
}

/** Splits at the commas outside of parentheses. */
function splitColumns(select: string) {
  return select.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

/** The column behind a foreign key's name, which begins with the table: hire_requests_open_offer_id_fkey is open_offer_id. */
function getColumn(row: Row, key: string) {
  const columns = Object.keys(row).filter((column) => key.endsWith(`_${column}_fkey`));
  return columns.toSorted((a, b) => b.length - a.length)[0] ?? key;
}
