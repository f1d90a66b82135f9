import {
  joinName,
  nameOf,
  nameOfItem,
  parseSql,
  replaces,
  type Change,
  type Item,
  type NewFunction,
  type Statement,
} from './schema-statements.ts';

/** What the migrations since a release have made, which no release uses, and the functions of that release. */
type Context = { made: Set<string>; functions: NewFunction[]; released: NewFunction[] };
type Removals = { name: string; removals: string[] }[];

/**
 * What each migration since a release takes from it: what it reads, calls or may write no longer. Changes of what only the database itself
 * uses, the schema `private`, count where rows are lost. `schema` is the declared schema of the release.
 */
export async function findRemovals(
  migrations: { name: string; text: string }[],
  schema: string,
): Promise<Removals> {
  const parsed = await Promise.all(
    migrations.map(async ({ name, text }) => ({ name, statements: await parseSql(text) })),
  );
  const all = parsed.flatMap(({ statements }) => statements);
  const context = {
    made: new Set(all.flatMap(listMade)),
    functions: all.flatMap(newFunction),
    released: (await parseSql(schema)).flatMap(newFunction),
  };
  return parsed.map(({ name, statements }) => ({
    name,
    removals: statements.flatMap((statement) => listRemovals(statement, context)),
  }));
}

const newFunction = ({ CreateFunctionStmt: made }: Statement) => (made ? [made] : []);

function listMade(statement: Statement): string[] {
  const { CreateStmt, CreateTableAsStmt, ViewStmt, CreateFunctionStmt } = statement;
  const { CreatePolicyStmt, AlterTableStmt } = statement;
  if (CreateStmt) return [nameOf(CreateStmt.relation)];
  if (CreateTableAsStmt) return [nameOf(CreateTableAsStmt.into.rel)];
  if (ViewStmt) return [nameOf(ViewStmt.view)];
  if (CreateFunctionStmt) return [joinName(CreateFunctionStmt.funcname)];
  if (CreatePolicyStmt) return [policiesOf(nameOf(CreatePolicyStmt.table))];
  if (!AlterTableStmt) return [];
  const { relation, cmds } = AlterTableStmt;
  return cmds.flatMap(({ AlterTableCmd: { subtype, def } }) =>
    subtype === 'AT_AddColumn' ? [`${nameOf(relation)}.${def?.ColumnDef?.colname}`] : [],
  );
}

const policiesOf = (table: string) => `policies of ${table}`;
const isPrivate = (name: string) => name.startsWith('private.');

function listRemovals(statement: Statement, context: Context): string[] {
  const { AlterTableStmt, IndexStmt, DropStmt, RenameStmt, AlterObjectSchemaStmt } = statement;
  const { AlterEnumStmt, GrantStmt, TruncateStmt, DeleteStmt, DoStmt } = statement;
  const { made } = context;
  const isReleased = (name: string) => !isPrivate(name) && !made.has(name);
  if (DropStmt)
    return DropStmt.objects.flatMap((item) => listDropped(DropStmt.removeType, item, context));
  if (AlterTableStmt) {
    const table = nameOf(AlterTableStmt.relation);
    if (made.has(table)) return [];
    const dropped = AlterTableStmt.cmds.flatMap(({ AlterTableCmd: { subtype, name = '' } }) =>
      subtype === 'AT_DropConstraint' ? [name] : [],
    );
    return AlterTableStmt.cmds.flatMap((change) => listChanged(table, change, made, dropped));
  }
  if (IndexStmt?.unique) {
    const table = nameOf(IndexStmt.relation);
    const isFree = !isReleased(table) || namesNewColumn(IndexStmt, table, made);
    return isFree ? [] : [`adds a unique index to ${table}`];
  }
  const moved = RenameStmt ?? AlterObjectSchemaStmt;
  if (moved) {
    const kind = RenameStmt?.renameType ?? AlterObjectSchemaStmt?.objectType ?? '';
    const name = moved.relation ? nameOf(moved.relation) : nameOfItem(moved.object ?? {});
    if (!USED.has(kind) || !isReleased(name)) return [];
    const part = RenameStmt?.subname ? `.${RenameStmt.subname}` : '';
    return [`${RenameStmt ? 'renames' : 'moves'} ${name}${part}`];
  }
  if (AlterEnumStmt?.oldVal)
    return [`renames the value ${AlterEnumStmt.oldVal} of ${joinName(AlterEnumStmt.typeName)}`];
  if (GrantStmt && !GrantStmt.is_grant)
    return (GrantStmt.objects ?? [])
      .map(nameOfItem)
      .filter(isReleased)
      .map((name) => `revokes privileges on ${name}`);
  const emptied = DeleteStmt
    ? [nameOf(DeleteStmt.relation)]
    : (TruncateStmt?.relations ?? []).map(nameOfItem);
  if (emptied.length > 0)
    return emptied.filter((name) => !made.has(name)).map((name) => `deletes rows of ${name}`);
  const code = DoStmt?.args.map(({ DefElem: { arg } }) => arg?.String?.sval).join('\n') ?? '';
  return /\b(?:drop|truncate|delete|rename|revoke)\b/i.test(code.replace(/--.*$/gm, ''))
    ? ['drops, renames, revokes or deletes something in a do block']
    : [];
}

/** What a release names: the others can be dropped or renamed. */
const USED = new Set(
  ['TABLE', 'COLUMN', 'VIEW', 'MATVIEW', 'SEQUENCE', 'FUNCTION', 'PROCEDURE', 'ROUTINE']
    .concat(['TYPE', 'DOMAIN', 'ATTRIBUTE', 'SCHEMA', 'FOREIGN_TABLE', 'EXTENSION'])
    .map((kind) => `OBJECT_${kind}`),
);
const WITH_ROWS = ['OBJECT_TABLE', 'OBJECT_SCHEMA', 'OBJECT_EXTENSION'];

function listDropped(kind: string, item: Item, { made, functions, released }: Context): string[] {
  const name = nameOfItem(item);
  if (kind === 'OBJECT_POLICY') {
    const table = name.split('.').slice(0, 2).join('.');
    return isPrivate(table) || made.has(policiesOf(table)) ? [] : [`drops the policy ${name}`];
  }
  if (!USED.has(kind)) return [];
  const dropped = [`drops ${name}`];
  if (WITH_ROWS.includes(kind)) return made.has(name) ? [] : dropped;
  if (isPrivate(name)) return [];
  if (!item.ObjectWithArgs) return made.has(name) ? [] : dropped;
  const isNamed = ({ funcname }: NewFunction) => joinName(funcname) === name;
  const later = functions.filter(isNamed);
  const isReplaced = (earlier: NewFunction) => later.some((one) => replaces(one, earlier));
  return released.filter(isNamed).every(isReplaced) ? [] : dropped;
}

function listChanged(
  table: string,
  { AlterTableCmd: change }: Change,
  made: Set<string>,
  droppedConstraints: string[],
): string[] {
  const column = `${table}.${change.name}`;
  if (change.subtype === 'AT_DropColumn') return made.has(column) ? [] : [`drops ${column}`];
  if (isPrivate(table) || made.has(column)) return [];
  if (change.subtype === 'AT_AlterColumnType') return [`changes the type of ${column}`];
  if (change.subtype === 'AT_SetNotNull') return [`requires ${column}`];
  if (change.subtype === 'AT_ColumnDefault' && !change.def)
    return [`drops the default of ${column}`];
  if (change.subtype === 'AT_AddConstraint') {
    const { conname = '' } = change.def?.Constraint ?? {};
    // A reviewer sees what a replaced one allows.
    const isFree = droppedConstraints.includes(conname) || namesNewColumn(change, table, made);
    return isFree ? [] : [`adds a constraint to ${table}`];
  }
  const { colname, constraints = [] } = change.def?.ColumnDef ?? {};
  const has = (kind: RegExp) =>
    constraints.some(({ Constraint: { contype } }) => kind.test(contype));
  const isRequired = has(/NOTNULL|PRIMARY/) && !has(/DEFAULT|GENERATED|IDENTITY/);
  return isRequired ? [`adds ${table}.${colname}, which every new row needs`] : [];
}

/** The last release leaves such a column empty, which breaks no rule. */
function namesNewColumn(node: unknown, table: string, made: Set<string>): boolean {
  const text = JSON.stringify(node);
  const columns = [...made].filter((name) => name.startsWith(`${table}.`));
  return columns.some((name) => text.includes(JSON.stringify(name.slice(table.length + 1))));
}
