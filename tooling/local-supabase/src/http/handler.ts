import type { MailStore } from '../mailbox/mail-store.ts';
import { answerMailbox } from '../mailbox/mailbox-routes.ts';
import { preflight, withCors } from './cors.ts';
import { refusalAtEntrance } from './entrance.ts';

/** Answers one request to the API. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;
export type RequestContext = { address: string };

type Services = {
  restAndAuth: Handler;
  storage: (request: Request) => Promise<Response>;
  broadcast: (request: Request) => Promise<Response>;
  mails: MailStore;
};

/** Leads a request to its service; what is no service of hosted Supabase does not exist. */
export function createHandler({ restAndAuth, storage, broadcast, mails }: Services): Handler {
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (/^\/mailbox(\.json)?$/.test(pathname)) return answerMailbox(request, mails);
    if (request.method === 'OPTIONS') return preflight(request);
    const refusal = refusalAtEntrance(request);
    if (refusal) return withCors(refusal);
    if (/^\/(rest|auth)\/v1(\/|$)/.test(pathname))
      return withCors(await restAndAuth(request, context));
    if (pathname.startsWith('/storage/v1/')) return withCors(await storage(request));
    if (pathname.startsWith('/realtime/v1/api/broadcast'))
      return withCors(await broadcast(request));
    return withCors(
      Response.json({ message: 'no Route matched with those values' }, { status: 404 }),
    );
  };
}
