import { createClient } from '@supabase/supabase-js';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

export const { serve } = Deno;

/** A setting of the project, empty if it is not set. */
export const read = (name: string) => Deno.env.get(name) ?? '';

/** With the key that allows everything, for scheduled work. */
export const connectWithSecretKey = () =>
  connect(readKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'));

/** With the key of every browser. */
export const connectWithPublishableKey = () =>
  connect(readKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'));

const connect = (key: string) =>
  createClient(read('SUPABASE_URL'), key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** The first of a dictionary of names and keys; a project with legacy keys only has the other variable. */
function readKey(dictionary: string, legacy: string): string {
  const keys = JSON.parse(read(dictionary) || '{}') as Record<string, string>;
  const [key = read(legacy)] = Object.values(keys);
  return key;
}
