import type { SupabaseClient } from '@supabase/supabase-js';
import { password } from '../backend.ts';
import type { openBackend } from '../open-backend.ts';

type Backend = Awaited<ReturnType<typeof openBackend>>;

/** A client in which a person of `backend.person()` is signed in anew. */
export async function signIn(backend: Backend, email: string): Promise<SupabaseClient> {
  const client = backend.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

export async function getToken({ auth }: SupabaseClient): Promise<string> {
  return (await auth.getSession()).data.session?.access_token ?? '';
}
