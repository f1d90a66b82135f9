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
    case 'notifications':
      return state.notifications.filter(({ user_id }) => user_id === callerId);
    case 'hire_requests':
      return state.hireRequests.filter((row) => isParty(row, callerId));
    case 'hire_request_events':
      return state.events.filter(isOfOwnRequest);
    case 'offers':
      return state.offers.filter(isOfOwnRequest);
    case 'milestones':
      return state.milestones.filter(isOfOwnRequest);
    case 'cases':
      return state.cases.filter(isOfOwnRequest);
    case 'offer_templates':
      return state.offerTemplates.filter(({ user_id }) => user_id === callerId);
    case 'billing_details':
      return state.billingDetails.filter(({ user_id }) => user_id === callerId);
    case 'transactions':
      return state.transactions.filter((row) => isParty(row, callerId));
    case 'project_media':
      return state.media.filter(isOfListed);
    case 'project_code_samples':
      return state.codeSamples.filter(isOfListed);
    case 'saved_creators':
      return state.savedCreators.filter(({ user_id }) => user_id === callerId);
    case 'saved_searches':
      return state.savedSearches.filter(({ user_id }) => user_id === callerId);
    case 'project_likes':
      return state.likes.filter(({ user_id }) => user_id === callerId);
    case 'project_saves':
      return state.saves.filter(({ user_id }) => user_id === callerId);
    case 'user_private':
      return state.details.filter(({ user_id }) => user_id === callerId);
    case 'creator_contacts':
      return state.contactRows.filter(({ user_id }) => user_id === callerId);
    default:
      return [];
  }
}

function isParty(
  row: { client_id: string | null; creator_id: string | null },
  callerId: string | null,
) {
  return callerId !== null && (row.client_id === callerId || row.creator_id === callerId);
}

/** The table itself, if users can add and remove rows; null otherwise. */
export function writableRows(state: FakeState, table: string): Row[] | null {
  switch (table) {
    case 'projects':
      return state.projects;
    case 'services':
      return state.services;
    case 'offer_templates':
      return state.offerTemplates;
    case 'project_media':
      return state.media;
    case 'project_code_samples':
      return state.codeSamples;
    default:
      return null;
  }
}

/** The id of the row's owner: its user, or the owner of its project. */
export function getOwnerId(state: FakeState, row: Row) {
  const project = state.projects.find(({ id }) => id === row.project_id);
  return project?.user_id ?? row.user_id ?? row.id;
}

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
