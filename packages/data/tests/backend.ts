import { connect } from '@showcase/local-supabase';
import { inject } from 'vitest';
import { createDataClient } from '../src/client/client.ts';
import type { DataClient } from '../src/client/types.ts';
import { signUp } from '../src/session/sign-in/auth.ts';
import { createAuthStorage } from '../src/session/storage/auth-storage.ts';
import { memoryStore } from '../src/testing/memory-store.ts';

const { url, key, databaseUrl } = inject('backend');

/** For data that no user can write. It closes with the worker. */
export const sql = connect(databaseUrl, { max: 1 });

/** A client with its own storage. */
export function openBrowser() {
  const store = memoryStore();
  return createDataClient({ url, key, storage: createAuthStorage(() => store) });
}

export type Person = { client: DataClient; id: string; email: string };

/** A browser in which a new user is signed in. */
export async function newcomer(name: string, username?: string): Promise<Person> {
  const client = openBrowser();
  const email = `${crypto.randomUUID()}@example.com`;
  const input = { name, email, password: 'showcase', ...(username && { username }) };
  const { authUser } = await signUp(client, input);
  return { client, id: authUser.id, email };
}

/** A browser in which an admin is signed in. Only the database can make one. */
export async function newAdmin(name: string): Promise<Person> {
  const person = await newcomer(name);
  await sql`insert into private.admins (user_id, reason) values (${person.id}, 'Test')`;
  return person;
}
