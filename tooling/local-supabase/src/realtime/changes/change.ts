import { isRecord } from '../frames.ts';

export type Change = {
  schema: string;
  table: string;
  type: string;
  at: string;
  key: Record<string, string>;
};

/** The payload that the trigger of a published table sends. */
export function readChange(text: string): Change | undefined {
  const value = parsed(text);
  if (!isRecord(value) || !isRecord(value.key)) return undefined;
  const key = Object.fromEntries(
    Object.entries(value.key).map(([name, part]) => [name, String(part)]),
  );
  const [schema, table, type, at] = [value.schema, value.table, value.type, value.at].map(String);
  return schema && table && type && at ? { schema, table, type, at, key } : undefined;
}

/** Removes from the front the changes that can be read together: of one table, either all with or all without rows. */
export function takeBatch(waiting: Change[], max: number): Change[] {
  const [first] = waiting;
  if (!first) return [];
  const end = waiting.findIndex(
    (change) =>
      change.schema !== first.schema ||
      change.table !== first.table ||
      hasRow(change) !== hasRow(first),
  );
  return waiting.splice(0, Math.min(end === -1 ? waiting.length : end, max));
}

export function hasRow({ type }: Change): boolean {
  return type !== 'DELETE';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
