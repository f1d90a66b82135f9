import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sort } from './name-request.ts';

/** Part of every fake response; no page may show it. */
export const PLANTED = 'planted words of a server';

/** One complete request, and the ways to respond to it. */
export type Exchange = {
  incoming: IncomingMessage;
  response: ServerResponse;
  sort: Sort;
  /** Forwards the request to the site, as often as it is called. */
  forward: () => Promise<SiteResponse>;
};
export type SiteResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer };

type Handler = (exchange: Exchange) => unknown;

const drop: Handler = ({ incoming }) => incoming.socket.resetAndDestroy();

/** A JSON error response with a code, like those of the database or the auth service. */
function respondWithError(status: number, code: string, details = PLANTED): Handler {
  const body = { code, message: PLANTED, msg: PLANTED, details, hint: PLANTED };
  return ({ response, sort }) => {
    if (sort === 'document') return respondWithPage(status)({ response } as Exchange);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** An unexpected HTML page. A document may show it, because it is not our page then. */
function respondWithPage(status: number): Handler {
  return ({ response, sort }) => {
    const heading = sort === undefined || sort === 'document' ? 'Gateway' : PLANTED;
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html><body><h1>${heading}</h1></body></html>`);
  };
}

/** The failures of one request; `away` lasts until the user acts, the others happen once. */
export const kinds = {
  dropped: drop,
  away: drop,
  hangs: () => undefined,
  '500': respondWithError(500, 'XX000'),
  '503': respondWithError(503, '53300'),
  '429': respondWithError(429, '', 'Retry-After: 2'),
  '401': respondWithError(401, ''),
  '403': respondWithError(403, '42501'),
  '404': respondWithPage(404),
  '413': respondWithPage(413),
  hotel: respondWithPage(200),
  empty: ({ response }) => void response.writeHead(200).end(),
  cut: async ({ response, forward }) => {
    const { status, headers, body } = await forward();
    const half = body.subarray(0, Math.floor(body.length / 2));
    response.writeHead(status, { ...headers, 'content-length': half.length }).end(half);
  },
  lost: async (exchange) => {
    await exchange.forward();
    drop(exchange);
  },
  doubled: async ({ response, forward }) => {
    const [, { status, headers, body }] = await Promise.all([forward(), forward()]);
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  },
} satisfies Record<string, Handler>;

export type Kind = keyof typeof kinds;

const COMMON_KINDS: Kind[] = ['dropped', 'hangs', '500', '503', 'hotel', 'empty', 'cut'];
const API_KINDS: Kind[] = [...COMMON_KINDS, '429', '401', '403', '413'];

/** Combinations that do not occur are left out, such as a script with Retry-After or a document with a broken row. */
export const kindsBySort: Record<Sort, Kind[]> = {
  document: ['dropped', 'hangs', '500', '503', 'cut', 'empty'],
  script: [...COMMON_KINDS, '403', '404'],
  asset: ['dropped', '404'],
  setup: [...API_KINDS, '404'],
  read: [...API_KINDS, 'away'],
  write: [...API_KINDS, 'lost', 'doubled'],
  socket: ['dropped', 'hangs', '503', '403', 'cut'],
};
