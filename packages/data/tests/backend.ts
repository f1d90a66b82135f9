import { connect } from '@showcase/local-supabase';
import { inject } from 'vitest';
import { createDataClient, createAuthStorage, signUp, type DataClient } from '../src/index.ts';
import { memoryStore } from '../src/testing/memory-store.ts';

const { url, key, databaseUrl } = inject('backend');

/** For what no person may write; each test file closes its own. */
export const sql = connect(databaseUrl, { max: 1 });

/** A client with a storage of its own. */
export function openBrowser() {
  const store = memoryStore();
  return createDataClient({ url, key, storage: createAuthStorage(() => store) });
}

export type Person = { client: DataClient; id: string; email: string };

/** A browser in which a new person is signed in. */
export async function newcomer(name: string, username?: string): Promise<Person> {
  const client = openBrowser();
  const email = `${crypto.randomUUID()}@example.com`;
  const input = { name, email, password: 'showcase', ...(username && { username }) };
  const { authUser } = await signUp(client, input);
  return { client, id: authUser.id, email };
}
