import { asCaller } from '../../identity/as-caller.ts';
import type { Caller } from '../../identity/request-context.ts';
import type { Sql } from '../../postgres/connect.ts';
import { hasRow, readChange, takeBatch, type Change } from './change.ts';
import { matchesAll } from './change-filter.ts';
import { changeChannel } from './change-triggers.ts';
import type { ChangeBinding } from '../join-options.ts';
import { keyList, readableTable, rowsQuery } from './published-table.ts';
import type { PublishedTable } from './published-table.ts';
import type { Member } from '../rooms.ts';

type Row = Record<string, unknown>;
type Rows = Map<Change, Row>;
type Options = { sql: Sql; members: () => Member[]; log: (line: string) => void };

/** A statement that changes many rows would delay everyone if each row were read on its own. */
const maxBatchSize = 500;

/** Listens for changes in the database and sends each member what they would see if they read the row themselves. */
export async function startChangeFeed({
  sql,
  members,
  log,
}: Options): Promise<{ stop: () => Promise<void> }> {
  const waiting: Change[] = [];
  let isDelivering = false;
  const subscription = await sql.listen(changeChannel, (text) => {
    const change = readChange(text);
    if (change) waiting.push(change);
    if (!isDelivering) void deliverAll();
  });

  async function deliverAll() {
    isDelivering = true;
    while (waiting.length > 0) {
      await deliver(takeBatch(waiting, maxBatchSize)).catch((error: unknown) =>
        log(`Changes were not delivered: ${String(error)}`),
      );
    }
    isDelivering = false;
  }

  async function deliver(changes: Change[]) {
    const affectedMembers = members().filter(
      ({ caller, options }) =>
        !hasExpired(caller) &&
        options.changes.some((binding) => changes.some((change) => isAffected(binding, change))),
    );
    if (affectedMembers.length === 0) return;
    const hasFilters = affectedMembers.some(({ options }) =>
      options.changes.some(({ filters }) => filters.length > 0),
    );
    const unrestrictedRows = hasFilters
      ? await readRows(await getTable(changes, 'pg_read_all_data'), changes)
      : new Map<Change, Row>();
    const byCaller = Map.groupBy(affectedMembers, ({ caller }) => callerKey(caller));
    await Promise.all(
      [...byCaller.values()].map((group) => notify(changes, group, unrestrictedRows)),
    );
  }

  /** Sends the changes, in order, to members with the same caller. */
  async function notify(changes: Change[], group: Member[], unrestrictedRows: Rows) {
    const relevantChanges = changes.flatMap((change) => {
      const readers = group.flatMap((member) => {
        const ids = bindingsFor(member, change, unrestrictedRows.get(change)).map(({ id }) => id);
        return ids.length > 0 ? [{ member, ids }] : [];
      });
      return readers.length > 0 ? [{ change, readers }] : [];
    });
    const caller = group[0]?.caller;
    if (!caller || relevantChanges.length === 0) return;
    const table = await getTable(changes, caller.role);
    if (!table.columns.some(({ isKey }) => isKey)) return;
    const visible = await readRows(
      table,
      relevantChanges.map(({ change }) => change),
      caller,
    );
    for (const { change, readers } of relevantChanges) {
      const row = hasRow(change) ? visible.get(change) : {};
      if (!row) continue;
      const data = toPayload(change, table, row);
      for (const { member, ids } of readers) member.send('postgres_changes', { ids, data });
    }
  }

  async function readRows(
    table: PublishedTable,
    changes: Change[],
    caller?: Caller,
  ): Promise<Rows> {
    const read = changes.filter(hasRow);
    if (read.length === 0) return new Map();
    const query = rowsQuery(table);
    const keys = keyList(
      table,
      read.map(({ key }) => key),
    );
    const found = caller
      ? await asCaller(sql, caller, async (transaction) =>
          transaction.unsafe<{ ordinal: number; row: Row }[]>(query, [keys]),
        )
      : await sql.unsafe<{ ordinal: number; row: Row }[]>(query, [keys]);
    const rows = new Map(found.map(({ ordinal, row }) => [ordinal, row]));
    return new Map(
      read.flatMap((change, ordinal) => {
        const row = rows.get(ordinal);
        return row ? [[change, row]] : [];
      }),
    );
  }

  function getTable([change]: Change[], role: string): Promise<PublishedTable> {
    return readableTable(sql, change?.schema ?? '', change?.table ?? '', role);
  }

  return { stop: () => subscription.unlisten() };
}

/** A deleted row can only be filtered by its key. */
function bindingsFor({ options }: Member, change: Change, row: Row | undefined): ChangeBinding[] {
  return options.changes.filter(
    (binding) =>
      isAffected(binding, change) &&
      (!hasRow(change) ||
        binding.filters.length === 0 ||
        (row !== undefined && matchesAll(binding.filters, row))),
  );
}

function isAffected({ event, schema, table }: ChangeBinding, change: Change): boolean {
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

function toPayload(
  { schema, table: name, type, at, key }: Change,
  table: PublishedTable,
  row: Row,
) {
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
