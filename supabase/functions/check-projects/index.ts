import {
  checkHealth,
  checkSites,
  createCheckQueue,
  createHealthQueue,
  createUserAgent,
} from '@showcase/site-check';
import { createClient } from '@supabase/supabase-js';
import { handleRequest } from './handle-request.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

const read = (name: string) => Deno.env.get(name) ?? '';

/** A dictionary of names and secret keys; a project with legacy keys only has the other variable. */
const keys = JSON.parse(read('SUPABASE_SECRET_KEYS') || '{}') as Record<string, string>;
const [secretKey = read('SUPABASE_SERVICE_ROLE_KEY')] = Object.values(keys);

const client = createClient(read('SUPABASE_URL'), secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

async function check() {
  if (!URL.canParse(read('SITE_URL'))) throw new Error('SITE_URL must be the URL of the site');
  const userAgent = createUserAgent(read('SITE_URL'));
  // A call may use the processor for two seconds; a page is parsed in some milliseconds, a report takes more.
  const [sites, health] = await Promise.all([
    checkSites({ queue: createCheckQueue(client), userAgent, maxChecks: 20 }),
    checkHealth({ queue: createHealthQueue(client), userAgent }),
  ]);
  return { ...sites, ...health };
}

Deno.serve((request) => handleRequest(request, { secret: read('CHECK_PROJECTS_SECRET'), check }));
