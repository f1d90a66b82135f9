import { createClient } from '@supabase/supabase-js';
import { handleRequest } from './handle-request.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

const read = (name: string) => Deno.env.get(name) ?? '';

/** A dictionary of names and publishable keys; a project with legacy keys only has the other variable. */
const keys = JSON.parse(read('SUPABASE_PUBLISHABLE_KEYS') || '{}') as Record<string, string>;
const [key = read('SUPABASE_ANON_KEY')] = Object.values(keys);

const client = createClient(read('SUPABASE_URL'), key, {
  auth: { persistSession: false, autoRefreshToken: false },
});

Deno.serve((request) => handleRequest(request, { client, siteUrl: read('SITE_URL') }));
