import type { MailStore } from '../mailbox/mail-store.ts';
import { handleMailbox } from '../mailbox/mailbox-routes.ts';
import { resumablePath } from '../storage/resumable/resumable-uploads.ts';
import { preflight, withCors } from './cors.ts';
import { checkRequest } from './check-request.ts';

/** Handles one request to the API. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;
export type RequestContext = { ipAddress: string };

type Services = {
  rest: Handler;
  auth: Handler;
  storage: (request: Request) => Promise<Response>;
  broadcast: (request: Request) => Promise<Response>;
  functions: (request: Request) => Promise<Response>;
  mails: MailStore;
};

/** Routes a request to its service; services that hosted Supabase does not have do not exist here. */
export function createHandler(services: Services): Handler {
  const { rest, auth, storage, broadcast, functions, mails } = services;
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (/^\/mailbox(\.json|\/[\w-]+)?$/.test(pathname)) return handleMailbox(request, mails);
    const isResumable = pathname === resumablePath || pathname.startsWith(`${resumablePath}/`);
    if (request.method === 'OPTIONS' && !isResumable) return preflight(request);
    const rejection = checkRequest(request);
    if (rejection) return withCors(rejection);
    if (pathname.startsWith('/auth/v1/')) return withCors(await auth(request, context));
    if (/^\/rest\/v1(\/|$)/.test(pathname)) return withCors(await rest(request, context));
    if (isResumable) {
      const response = await storage(request);
      return withCors(response, response.headers.get('access-control-expose-headers'));
    }
    if (pathname.startsWith('/storage/v1/')) return withCors(await storage(request));
    if (pathname.startsWith('/realtime/v1/api/broadcast'))
      return withCors(await broadcast(request));
    if (pathname.startsWith('/functions/v1/')) return withCors(await functions(request));
    return withCors(
      Response.json({ message: 'no Route matched with those values' }, { status: 404 }),
    );
  };
}
