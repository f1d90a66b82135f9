import { createClient } from '@supabase/supabase-js';
import { publishableKey, secretKey } from '../identity/keys.ts';
import { handleUnsubscribe, respondToSchedule } from './product-code.ts';

type Options = {
  url: string;
  siteUrl: string;
  deliver: () => Promise<object>;
  check: () => Promise<object>;
};

/** Serves `/functions/v1` with the code of the Edge Functions; the secret of a function is the secret key. */
export function createFunctions({ url, siteUrl, deliver, check }: Options) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/functions/v1/unsubscribe')
      return handleUnsubscribe(request, { client, siteUrl });
    if (pathname === '/functions/v1/deliver-mail')
      return respondToSchedule(request, { secret: secretKey, run: deliver });
    if (pathname === '/functions/v1/check-projects')
      return respondToSchedule(request, { secret: secretKey, run: check });
    return Response.json(
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
      { status: 404 },
    );
  };
}
