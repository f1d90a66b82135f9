import { asCaller } from '../identity/as-caller.ts';
import type { Caller } from '../identity/request-context.ts';
import type { Sql } from '../postgres/connect.ts';
import { matchesAll } from './change-filter.ts';
import { changeChannel } from './change-triggers.ts';
import { isRecord } from './frames.ts';
import type { ChangeBinding } from './join-options.ts';
import { keyValues, readableTable, rowQuery } from './published-table.ts';
import type { PublishedTable } from './published-table.ts';
import type { Member } from './rooms.ts';

type Change = {
  schema: string;
  table: string;
  type: string;
  at: string;
  key: Record<string, string>;
};
type Row = Record<string, unknown>;
type Listener = { member: Member; bindings: ChangeBinding[] };
type Options = { sql: Sql; members: () => Member[]; log: (line: string) => void };

/** Hears of changes from the database and tells each member what they would see of the row if they read it themselves. */
export async function startChangeFeed({
  sql,
  members,
  log,
}: Options): Promise<{ stop: () => Promise<void> }> {
  const tables = new WeakMap<Change, Map<string, Promise<PublishedTable>>>();
  let queue = Promise.resolve();
  const subscription = await sql.listen(changeChannel, (text) => {
    const change = readChange(text);
    if (!change) return;
    queue = queue
      .then(() => deliver(change))
      .catch((error: unknown) => log(`A change was not delivered: ${String(error)}`));
  });

  async function deliver(change: Change) {
    const listeners = members().flatMap((member) => {
      const bindings = member.options.changes.filter((binding) => concerns(binding, change));
      return bindings.length > 0 && !hasExpired(member.caller) ? [{ member, bindings }] : [];
    });
    if (listeners.length === 0) return;
    const matching =
      change.type === 'DELETE' ? listeners : await withMatchingFilters(change, listeners);
    const byCaller = Map.groupBy(matching, ({ member }) => callerKey(member.caller));
    await Promise.all([...byCaller.values()].map((group) => tell(change, group)));
  }

  async function withMatchingFilters(change: Change, listeners: Listener[]): Promise<Listener[]> {
    const row = await readRow(await tableFor(change, 'pg_read_all_data'), change);
    if (!row) return [];
    return listeners.flatMap(({ member, bindings }) => {
      const matching = bindings.filter(({ filters }) => matchesAll(filters, row));
      return matching.length > 0 ? [{ member, bindings: matching }] : [];
    });
  }

  async function tell(change: Change, group: Listener[]) {
    const caller = group[0]?.member.caller;
    if (!caller) return;
    const table = await tableFor(change, caller.role);
    if (!table.columns.some(({ isKey }) => isKey)) return;
    const row = change.type === 'DELETE' ? {} : await readRow(table, change, caller);
    if (!row) return;
    for (const { member, bindings } of group) {
      member.send('postgres_changes', {
        ids: bindings.map(({ id }) => id),
        data: dataOf(change, table, row),
      });
    }
  }

  function tableFor(change: Change, role: string): Promise<PublishedTable> {
    const ofChange = tables.get(change) ?? new Map<string, Promise<PublishedTable>>();
    const known = ofChange.get(role) ?? readableTable(sql, change.schema, change.table, role);
    tables.set(change, ofChange.set(role, known));
    return known;
  }

  async function readRow(
    table: PublishedTable,
    change: Change,
    caller?: Caller,
  ): Promise<Row | undefined> {
    const [query, values] = [rowQuery(table), keyValues(table, change.key)];
    const rows = caller
      ? await asCaller(sql, caller, async (transaction) =>
          transaction.unsafe<{ row: Row }[]>(query, values),
        )
      : await sql.unsafe<{ row: Row }[]>(query, values);
    return rows[0]?.row;
  }

  return { stop: () => subscription.unlisten() };
}

function readChange(text: string): Change | undefined {
  const value = parsed(text);
  if (!isRecord(value) || !isRecord(value.key)) return undefined;
  const key = Object.fromEntries(
    Object.entries(value.key).map(([name, part]) => [name, String(part)]),
  );
  const [schema, table, type, at] = [value.schema, value.table, value.type, value.at].map(String);
  return schema && table && type && at ? { schema, table, type, at, key } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function concerns({ event, schema, table }: ChangeBinding, change: Change): boolean {
  const isEvent = event === '*' || event === change.type;
  const isTable = table === '*' || table === change.table;
  return isEvent && isTable && (schema === '*' || schema === change.schema);
}

function hasExpired({ claims }: Caller): boolean {
  return typeof claims.exp === 'number' && claims.exp * 1000 < Date.now();
}

function callerKey({ role, claims: { exp: _exp, iat: _iat, ...claims } }: Caller): string {
  return JSON.stringify([role, claims]);
}

function dataOf({ schema, table: name, type, at, key }: Change, table: PublishedTable, row: Row) {
  const oldKey = Object.fromEntries(
    table.columns.filter(({ isKey }) => isKey).map((column) => [column.name, key[column.name]]),
  );
  return {
    schema,
    table: name,
    type,
    commit_timestamp: at,
    columns: table.columns.map((column) => ({ name: column.name, type: column.type })),
    ...(type === 'DELETE' ? {} : { record: row }),
    ...(type === 'INSERT' ? {} : { old_record: oldKey }),
    errors: null,
  };
}
