import type { DataClient } from '../client/types.ts';
import { listPeople, type Person } from './people.ts';

/** The maximum number of ids per request. */
const BATCH_SIZE = 200;

/** Users by id, limited to those that `listPeople` returns; deleted accounts are missing. */
export async function findPeople(
  client: DataClient,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const groups = [];
  for (let start = 0; start < wanted.length; start += BATCH_SIZE) {
    groups.push(listPeople(client, wanted.slice(start, start + BATCH_SIZE)));
  }
  const people = (await Promise.all(groups)).flat();
  return new Map(people.map((person) => [person.id, person]));
}
