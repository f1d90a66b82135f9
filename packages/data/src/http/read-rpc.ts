import type { DataClient } from '../client/types.ts';
import { DataError } from '../client/data-error.ts';
import type { Database } from '../database.ts';
import * as v from 'valibot';
import { toQueryArguments } from './query-arguments.ts';
import type { RpcRead } from './read-request.ts';
import { unwrap } from './unwrap.ts';

type Functions = Database['public']['Functions'];

type ReadOptions<Shape> = {
  schema: v.GenericSchema<unknown, Shape>;
  signal?: AbortSignal | undefined;
};

/**
 * Calls a stable database function with a GET request, which may be repeated and whose response a CDN can cache. Arguments that do
 * not fit into a URL are sent in a POST request.
 */
export function readRpc<Name extends keyof Functions, Shape>(
  client: DataClient,
  name: Name,
  args: Functions[Name]['Args'],
  options: ReadOptions<Shape>,
): Promise<Shape> {
  return read(client, name, args, { ...options, prefer: 'read' });
}

/** Calls a function whose result is shown but whose calls are counted, so the request is sent once. */
export function readRpcOnce<Name extends keyof Functions, Shape>(
  client: DataClient,
  name: Name,
  args: Functions[Name]['Args'],
  options: ReadOptions<Shape>,
): Promise<Shape> {
  return read(client, name, args, { ...options, prefer: 'read-once' });
}

async function read<Name extends keyof Functions, Shape>(
  client: DataClient,
  name: Name,
  args: Functions[Name]['Args'],
  { schema, signal, prefer }: ReadOptions<Shape> & { prefer: RpcRead },
) {
  const query = prefer === 'read' ? toQueryArguments(args) : undefined;
  const request = query
    ? client.rpc(name, query, { get: true })
    : client.rpc(name, args).setHeader('prefer', prefer);
  if (signal) request.abortSignal(signal);
  return parse(schema, unwrap(await request));
}

/** The value in the shape of the schema; throws 'stale-schema' for anything else, which another version sends. */
function parse<Shape>(schema: v.GenericSchema<unknown, Shape>, value: unknown): Shape {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const message = 'The response has an unexpected shape';
  throw new DataError({
    kind: 'stale-schema',
    message,
    status: 200,
    cause: new v.ValiError(result.issues),
  });
}
