import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sort } from './name-request.ts';

/** Stands in every false answer; no page may show it. */
export const PLANTED = 'planted words of a server';

/** One request that arrived, whole, and the ways to answer it. */
export type Exchange = {
  incoming: IncomingMessage;
  response: ServerResponse;
  sort: Sort;
  /** Asks the site, as often as it is called. */
  ask: () => Promise<Answer>;
};
export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

type Act = (exchange: Exchange) => unknown;

const drop: Act = ({ incoming }) => incoming.socket.resetAndDestroy();

/** A refusal in JSON, with a code as the database or the auth service gives them. */
function refuse(status: number, code: string, headers: Record<string, string> = {}): Act {
  const body = { code, message: PLANTED, msg: PLANTED, details: PLANTED, hint: PLANTED };
  return ({ response, sort }) => {
    if (sort === 'document') return page(status)({ response } as Exchange);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** A page that nobody asked for. A document may show it: it is not ours then. */
function page(status: number): Act {
  return ({ response, sort }) => {
    const words = sort === undefined || sort === 'document' ? 'Gateway' : PLANTED;
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html><body><h1>${words}</h1></body></html>`);
  };
}

/** What can go wrong with one request; `away` lasts until the user acts, the others happen once. */
export const kinds = {
  dropped: drop,
  away: drop,
  hangs: () => undefined,
  '500': refuse(500, 'XX000'),
  '503': refuse(503, '53300'),
  '429': refuse(429, '', { 'retry-after': '2' }),
  '401': refuse(401, ''),
  '403': refuse(403, '42501'),
  '404': page(404),
  '413': page(413),
  hotel: page(200),
  empty: ({ response }) => void response.writeHead(200).end(),
  cut: async ({ response, ask }) => {
    const { status, headers, body } = await ask();
    const half = body.subarray(0, Math.floor(body.length / 2));
    response.writeHead(status, { ...headers, 'content-length': half.length }).end(half);
  },
  lost: async (exchange) => {
    await exchange.ask();
    drop(exchange);
  },
  doubled: async ({ response, ask }) => {
    const [, { status, headers, body }] = await Promise.all([ask(), ask()]);
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  },
} satisfies Record<string, Act>;

export type Kind = keyof typeof kinds;

const ofEveryAnswer: Kind[] = ['dropped', 'hangs', '500', '503', 'hotel', 'empty', 'cut'];
const ofTheApi: Kind[] = [...ofEveryAnswer, '429', '401', '403', '413'];

/** Nobody answers a script with a number of seconds, or a document with a broken row. */
export const kindsOf: Record<Sort, Kind[]> = {
  document: ['dropped', 'hangs', '500', '503', 'cut', 'empty'],
  script: [...ofEveryAnswer, '403', '404'],
  asset: ['dropped', '404'],
  setup: [...ofTheApi, '404'],
  read: [...ofTheApi, 'away'],
  write: [...ofTheApi, 'lost', 'doubled'],
  socket: ['dropped', 'hangs', '503', '403', 'cut'],
};
