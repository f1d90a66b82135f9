import type { DataClient } from '../client.ts';
import { listPeople, type Person } from './people.ts';

/** As many as one question may name. */
const BATCH_SIZE = 200;

/** Those of the asked people whom the caller deals with, by id; who deleted the account is missing. */
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
