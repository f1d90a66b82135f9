import { PostgresConnection } from '@supabase/lite/postgres';
import { socketOptions } from '../postgres/connect.ts';
import { columnTypes } from './column-types.ts';
import { normalizeError } from './database-errors.ts';
import { runPreRequest } from './pre-request.ts';
import { currentTrace } from './request-trace.ts';
import { contextSettings } from '../identity/request-context.ts';
import type { Caller } from '../identity/request-context.ts';

type WithContext = PostgresConnection['withContext'];
type Variables = Parameters<WithContext>[0];
type Options = Parameters<WithContext>[2];
type Schema = Awaited<ReturnType<PostgresConnection['introspect']>>;
type IntrospectOptions = Parameters<PostgresConnection['introspect']>[0];

/**
 * The connection behind the REST and auth services. It behaves like hosted Supabase where its parent does not: the request context is
 * one statement, privileges stay as the migrations set them, and every SQLSTATE has PostgREST's status.
 */
export class RestConnection extends PostgresConnection {
  #schemaRead: Promise<Schema> | undefined;

  /** The function to run before each request, with its schema. */
  preRequest: string | undefined;

  constructor(databaseUrl: string) {
    super({
      url: databaseUrl,
      postgresOptions: {
        max: 16,
        onnotice: () => undefined,
        types: columnTypes,
        ...socketOptions(databaseUrl),
      },
    });
    Object.assign(this, { rlsState: 'active' });
  }

  /** Requests that arrive while the schema cache is cold share one read of the schema, which takes a while. */
  override async introspect(options?: IntrospectOptions) {
    if (!options?.useCache) return this.#readSchema(options);
    const read = this.#schemaRead ?? this.#readSchema(options);
    this.#schemaRead = read;
    try {
      return await read;
    } finally {
      if (this.#schemaRead === read) this.#schemaRead = undefined;
    }
  }

  /** Without unique indexes of some rows alone, which its parent takes for one row per key: PostgREST looks at constraints. */
  async #readSchema(options?: IntrospectOptions): Promise<Schema> {
    const schema = await super.introspect(options);
    const partial = await this.kysely
      .selectFrom('pg_catalog.pg_indexes')
      .select('indexname')
      .where('indexdef', 'like', '% WHERE %')
      .execute();
    const names = new Set(partial.map(({ indexname }) => String(indexname)));
    return { ...schema, indexes: schema.indexes.filter(({ name }) => !names.has(name)) };
  }

  override async clearSchemaCache() {
    this.#schemaRead = undefined;
    await super.clearSchemaCache();
  }

  override normalizeDbError(error: unknown): unknown {
    return normalizeError(error);
  }

  override withContext: WithContext = async (variables, run, options) => {
    if (!variables) return run(this.kysely);
    const settings: [name: string, value: string][] = [
      ...contextSettings(toCaller(variables)),
      ['request.method', currentTrace()?.method ?? ''],
      ...rpcSettings(options),
      ['request.headers', JSON.stringify(currentTrace()?.headers ?? {})],
    ];
    return this.kysely.transaction().execute(async (transaction) => {
      await transaction
        .selectNoFrom((sql) =>
          settings.map(([name, value], index) =>
            sql
              .fn('set_config', [sql.val(name), sql.val(value), sql.lit(true)])
              .as(`setting_${index}`),
          ),
        )
        .execute();
      if (this.preRequest) await runPreRequest(transaction, this.preRequest);
      return run(transaction);
    });
  };
}

function toCaller(variables: NonNullable<Variables>): Caller {
  const auth = variables.auth;
  if (!isRecord(auth)) return { role: 'anon', claims: { role: 'anon' } };
  const role = typeof auth.role === 'string' && auth.role !== '' ? auth.role : 'anon';
  return { role, claims: isRecord(auth.jwt) ? auth.jwt : { role } };
}

function rpcSettings(options: Options): [name: string, value: string][] {
  const rpc = options?.rpc;
  if (!rpc) return [];
  return [
    ['response.status', ''],
    ['response.headers', ''],
    ['request.method', rpc.method],
    ['request.path', rpc.path],
    ...(rpc.readOnly ? ([['transaction_read_only', 'on']] satisfies [string, string][]) : []),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
