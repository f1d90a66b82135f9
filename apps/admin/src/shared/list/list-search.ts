import type { AdminSearch } from '@showcase/data/admins';
import { choiceParam, defineSearch, textParam, type SearchParam } from '@showcase/kit/search';

/** The state of a list in the URL. `cursors` holds the cursors of all pages up to this one; Previous removes the last. */
export type ListSearch = { q: string; status: string; cursors: string[] };

/** The parameters of a list whose first status is the default. */
export function listParams([first, ...others]: readonly [Status, ...Status[]]) {
  const names = [first, ...others].map(({ value }) => value);
  return { q: textParam, status: choiceParam(names, first.value), cursors: cursorsParam };
}

type Status = { value: string };

export const defineListSearch = (statuses: readonly [Status, ...Status[]]) =>
  defineSearch<ListSearch>(listParams(statuses));

const CURSOR = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_(\d{4}-\d\d-\d\dT[0-9:.+-]+Z?)$/;

/** No cursors, and thus the first page, if one of them is invalid. */
export const cursorsParam: SearchParam<string[]> = {
  names: ['after'],
  read: (cursors) => {
    const isValid = cursors.every(
      (cursor) => !Number.isNaN(Date.parse(CURSOR.exec(cursor)?.[1] ?? '')),
    );
    return isValid ? [...cursors] : [];
  },
  write: (cursors) => cursors,
};

export function toAdminSearch({ q, status, cursors }: ListSearch): AdminSearch {
  return { q: q.trim(), status, cursor: cursors.at(-1) ?? null };
}
