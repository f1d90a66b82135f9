import { createClient } from '@supabase/supabase-js';
import { handleRequest } from './handle-request.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

const read = (name: string) => Deno.env.get(name) ?? '';

const client = createClient(read('SUPABASE_URL'), read('SUPABASE_SERVICE_ROLE_KEY'), {
  auth: { persistSession: false, autoRefreshToken: false },
});

Deno.serve((request) => handleRequest(request, { secret: read('REMOVE_IMAGES_SECRET'), client }));
