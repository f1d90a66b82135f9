import type { FakeState } from './fake-state.ts';

export type Row = Record<string, unknown>;

/** The rows of a table that a caller sees, as the policies of the database have it. */
export function visibleRows(state: FakeState, table: string, callerId: string | null): Row[] {
  const isPublic = (userId: string) =>
    userId === callerId || state.users.some((user) => user.id === userId && user.is_dev);
  switch (table) {
    case 'users':
      return state.users.filter((user) => isPublic(user.id) && !state.hidden.includes(user.id));
    case 'projects':
      return state.projects.filter(
        (project) => isPublic(project.user_id) && !state.hidden.includes(project.id),
      );
    case 'services':
      return state.services.filter(
        ({ user_id, is_active }) => user_id === callerId || (is_active && isPublic(user_id)),
      );
    case 'reviews':
      return state.reviews.filter((review) => isPublic(review.target_user_id));
    case 'notifications':
      return state.notifications.filter(({ user_id }) => user_id === callerId);
    case 'project_media':
      return state.media;
    case 'project_code_samples':
      return state.codeSamples;
    case 'saved_creators':
      return state.savedCreators.filter(({ user_id }) => user_id === callerId);
    case 'project_likes':
      return state.likes.filter(({ user_id }) => user_id === callerId);
    case 'project_saves':
      return state.saves.filter(({ user_id }) => user_id === callerId);
    default:
      return [];
  }
}

/** Keeps the asked columns and joins what `alias:table!key(columns)` names. */
export function selectColumns(
  state: FakeState,
  callerId: string | null,
  row: Row,
  select: string,
): Row {
  const entries = splitColumns(select).map((column): [string, unknown] => {
    const embed = /^(\w+):(\w+)!(\w+)\((.*)\)$/.exec(column);
    if (!embed) return [column, row[column]];
    const [, alias = '', table = '', key = '', columns = ''] = embed;
    const target = visibleRows(state, table, callerId).find(({ id }) => id === row[columnOf(key)]);
    return [alias, target ? selectColumns(state, callerId, target, columns) : null];
  });
  return Object.fromEntries(entries);
}

function splitColumns(select: string) {
  return select.match(/[^,()]+(\([^)]*\))?/g) ?? [];
}

/** The column behind a foreign key's name: reviews_user_id_fkey is user_id. */
function columnOf(key: string) {
  return /_([a-z]+_id)_fkey$/.exec(key)?.[1] ?? key;
}
