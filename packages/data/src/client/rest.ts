import type { DataClient } from './types.ts';

export type RestOptions = Record<'url' | 'key', string> & {
  fetch: typeof fetch;
  /** The access token of the session; undefined for a visitor. */
  getToken?: () => Promise<string | undefined>;
};

type Call = [method: string, args: unknown[]];
type Method = (...args: unknown[]) => Builder;
type Builder = { [method: string]: Method };

/** Tables and functions. PostgREST's client loads with the first request, because pages arrive with their rows. */
export function openRest(
  options: RestOptions,
  load = () => import('./postgrest.ts'),
): Pick<DataClient, 'from' | 'rpc'> {
  const send = async (calls: Call[]) => {
    const opened = await loadToStay(load).catch(toResponse);
    if ('error' in opened) return opened;
    const client = opened.openPostgrest(options) as unknown as Builder;
    return calls.reduce(
      (builder, [method, args]) => (builder[method] as Method).apply(builder, args),
      client,
    );
  };
  const start = (method: string): unknown =>
    ((...args) => recordCalls(send, [method, args])) satisfies Method;
  return { from: start('from') as DataClient['from'], rpc: start('rpc') as DataClient['rpc'] };
}

/** What a browser aborts because the page is being left is no failure: it loads again if the page stays. */
async function loadToStay<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const { untilStaying } = globalThis as { untilStaying?: Promise<void> };
    if (!untilStaying) throw error;
    await untilStaying;
    return loadToStay(load);
  }
}

/** Takes the calls that build a request, and sends them when its answer is awaited. */
function recordCalls(send: (calls: Call[]) => Promise<unknown>, ...calls: Call[]): Builder {
  const request = new Proxy<Builder>(
    {},
    {
      get(_, method: string) {
        if (method === 'then') return (...handlers: []) => send(calls).then(...handlers);
        return (...args: unknown[]) => {
          calls.push([method, args]);
          return request;
        };
      },
    },
  );
  return request;
}

/** As PostgREST's client answers where the network fails. */
function toResponse(error: unknown) {
  return {
    ...{ data: null, count: null, status: 0, statusText: '' },
    error: { message: String(error), details: '', hint: '', code: '' },
  };
}
