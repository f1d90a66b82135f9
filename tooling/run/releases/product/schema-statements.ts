import { parse } from 'libpg-query';

/** The parts of PostgreSQL's own syntax tree that are read here. */
type Text = { String: { sval: string } };
type TypeName = { names: Text[]; setof?: boolean; typmods?: unknown; arrayBounds?: unknown };
export type Relation = { schemaname?: string; relname: string };
type Parameter = {
  FunctionParameter: { name?: string; argType: TypeName; mode: string; defexpr?: unknown };
};
export type NewFunction = { funcname: Text[]; parameters?: Parameter[]; returnType?: TypeName };
export type Constraint = { Constraint: { contype: string } };
type Column = { colname?: string; constraints?: Constraint[] };
export type Change = {
  AlterTableCmd: {
    subtype: string;
    name?: string;
    def?: { ColumnDef?: Column; Constraint?: { conname?: string } };
  };
};
export type Item = {
  List?: { items: Text[] };
  ObjectWithArgs?: { objname: Text[] };
  TypeName?: TypeName;
  RangeVar?: Relation;
  String?: { sval: string };
};
type Renamed = { relation?: Relation; object?: Item };

export type Statement = {
  CreateStmt?: { relation: Relation };
  CreateTableAsStmt?: { into: { rel: Relation } };
  ViewStmt?: { view: Relation };
  CreateFunctionStmt?: NewFunction;
  CreatePolicyStmt?: { table: Relation };
  AlterTableStmt?: { relation: Relation; cmds: Change[] };
  IndexStmt?: { relation: Relation; unique?: boolean };
  DropStmt?: { removeType: string; objects: Item[] };
  RenameStmt?: Renamed & { renameType: string; subname?: string };
  AlterObjectSchemaStmt?: Renamed & { objectType: string };
  AlterEnumStmt?: { typeName: Text[]; oldVal?: string };
  GrantStmt?: { is_grant?: boolean; objects?: Item[] };
  TruncateStmt?: { relations: Item[] };
  DeleteStmt?: { relation: Relation };
  DoStmt?: { args: { DefElem: { arg?: { String?: { sval: string } } } }[] };
};

/** The statements of SQL, as PostgreSQL reads them. Throws where it would. */
export async function parseSql(sql: string): Promise<Statement[]> {
  const tree = (await parse(sql)) as { stmts?: { stmt: Statement }[] };
  return (tree.stmts ?? []).map(({ stmt }) => stmt);
}

export function joinName(texts: Text[]): string {
  const names = texts.map(({ String: { sval } }) => sval);
  return names.length === 1 ? `public.${names[0]}` : names.join('.');
}

export function nameOf({ schemaname = 'public', relname }: Relation): string {
  return `${schemaname}.${relname}`;
}

/** The name of what is dropped or revoked. */
export function nameOfItem(item: Item): string {
  if (item.RangeVar) return nameOf(item.RangeVar);
  const texts = item.List?.items ?? item.ObjectWithArgs?.objname ?? item.TypeName?.names;
  return texts ? joinName(texts) : (item.String?.sval ?? 'everything');
}

/** Whether calls of the earlier function work with the later one, and find in its rows what they did before. */
export function replaces(later: NewFunction, earlier: NewFunction): boolean {
  const [now, before] = [later, earlier].map(describe) as [Signature, Signature];
  const isIn = (parameters: string[]) => (parameter: string) => parameters.includes(parameter);
  return (
    now.returned === before.returned &&
    before.inputs.every(isIn(now.inputs)) &&
    before.columns.every(isIn(now.columns)) &&
    now.required.every(isIn(before.required))
  );
}

type Signature = { inputs: string[]; required: string[]; columns: string[]; returned: string };

function describe({ parameters = [], returnType }: NewFunction): Signature {
  const all = parameters.map(({ FunctionParameter: one }) => one);
  const write = ({ name, argType }: (typeof all)[number]) => `${name} ${writeType(argType)}`;
  const isColumn = ({ mode }: { mode: string }) => /TABLE|OUT$/.test(mode);
  const inputs = all.filter((one) => !isColumn(one));
  const columns = all.filter(isColumn).map(write);
  return {
    inputs: inputs.map(write),
    required: inputs.filter(({ defexpr }) => !defexpr).map(write),
    columns,
    // The type of a row with columns is made of them.
    returned: columns.length > 0 || !returnType ? '' : writeType(returnType),
  };
}

function writeType({ names, setof, typmods, arrayBounds }: TypeName): string {
  const withoutLocations = (key: string, value: unknown) => (key === 'location' ? null : value);
  return JSON.stringify([joinName(names), setof, typmods, arrayBounds], withoutLocations);
}
