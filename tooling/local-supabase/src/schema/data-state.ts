import type postgres from 'postgres';
import type { Sql } from '../postgres/connect.ts';
import type { MigrationFile } from './migration-files.ts';

/** How the data of a database relates to the migrations of this code. */
export type DataState =
  | { kind: 'empty' | 'current' | 'before-1.0' }
  | {
      /** It lacks these migrations. */
      kind: 'older';
      migrations: string[];
      /** The last one that it has run. */
      version: string;
    }
  | {
      /** `newer` has run these, which are not there, and `changed` has run these with another text. */
      kind: 'newer' | 'changed';
      migrations: string[];
    };

export type Applied = { version: string; statements: string[] | null };

/** Reads the history of migrations, and writes nothing. */
export async function readDataState(sql: Sql, files: MigrationFile[]): Promise<DataState> {
  return compareWithFiles(await readApplied(sql), files);
}

/** The migrations that a database has run; none if it is not one of the product. */
export async function readApplied(sql: Sql | postgres.TransactionSql): Promise<Applied[]> {
  const [table] = await sql<{ exists: boolean }[]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
  if (!table?.exists) return [];
  return sql<Applied[]>`
    select version, statements from supabase_migrations.schema_migrations order by version`;
}

export function compareWithFiles(applied: readonly Applied[], files: MigrationFile[]): DataState {
  const [first] = files;
  const last = applied.at(-1);
  if (!last) return { kind: 'empty' };
  if (!first) return { kind: 'current' };
  if (applied.some(({ version }) => version < first.version)) return { kind: 'before-1.0' };
  const texts = new Map(files.map(({ version, text }) => [version, text]));
  const unknown = applied.filter(({ version }) => !texts.has(version));
  if (unknown.length > 0)
    return { kind: 'newer', migrations: unknown.map(({ version }) => version) };
  const statements = new Map(applied.map((row) => [row.version, row.statements]));
  const changed = files.filter(({ version, text }) => {
    const run = statements.get(version);
    return run && !isSameText(run.join(';\n'), text);
  });
  if (changed.length > 0) return { kind: 'changed', migrations: changed.map(({ name }) => name) };
  const pending = files.filter(({ version }) => !statements.has(version));
  if (pending.length > 0) {
    const migrations = pending.map(({ name }) => name);
    return { kind: 'older', migrations, version: last.version };
  }
  return { kind: 'current' };
}

/** The Supabase CLI records statements one by one, and a checkout may have other line ends. */
function isSameText(left: string, right: string): boolean {
  return left === right || withoutLayout(left) === withoutLayout(right);
}

function withoutLayout(text: string): string {
  return text.replace(/--.*$/gm, '').replace(/[\s;]+/g, '');
}

type Subject = {
  /** What has the data, to begin a sentence with. */
  name: string;
  /** How to begin with other data, to end a sentence with. */
  otherData: string;
};

export const databaseSubject: Subject = { name: 'The database', otherData: 'use an empty one' };

/** Throws a sentence for the user about data that this code can't use. */
export function assertUsable(state: DataState, { name, otherData }: Subject): void {
  const reason = describeRejection(state, otherData);
  if (reason) throw new Error(`${name} ${reason}`);
}

function describeRejection(state: DataState, otherData: string): string | undefined {
  if (state.kind === 'before-1.0')
    return `has data from before version 1.0, which cannot be upgraded. Nothing in it was changed. Start the version that wrote it, or ${otherData}.`;
  if (state.kind === 'newer')
    return `was written by a newer version of Bolt Showcase, which has run migrations that this one does not have (${state.migrations.join(', ')}). Nothing in it was changed. Update the code with git pull, or ${otherData}.`;
  if (state.kind === 'changed')
    return `has run ${state.migrations.join(', ')} with another text. Nothing in it was changed. A migration never changes once it has run, so restore the file with git checkout, or ${otherData}.`;
  return undefined;
}
