type ColumnType = {
  to: number;
  from: number[];
  serialize: (value: unknown) => unknown;
  parse: (value: string) => unknown;
};

/** How columns are serialized: JSON is encoded once, times are ISO 8601, as in PostgREST. */
export const columnTypes: Record<string, ColumnType> = {
  json: { to: 114, from: [114], serialize: toJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: toJson, parse: JSON.parse },
  timestamp: { to: 1114, from: [1114], serialize: asIs, parse: toIso },
  timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: toIso },
};

function toJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asIs(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

function toIso(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
