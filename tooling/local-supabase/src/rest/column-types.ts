type ColumnType = {
  to: number;
  from: number[];
  serialize: (value: unknown) => unknown;
  parse: (value: string) => unknown;
};

/** How columns are serialized: JSON is encoded once, times are ISO 8601, numbers are numbers, as in PostgREST; PostgreSQL reads a text as a boolean. */
export const columnTypes: Record<string, ColumnType> = {
  boolean: { to: 16, from: [16], serialize: String, parse: (value) => value === 't' },
  bigint: { to: 20, from: [20], serialize: String, parse: toNumber },
  numeric: { to: 1700, from: [700, 701, 1700], serialize: String, parse: toNumber },
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

/** NaN and the infinities are texts in PostgreSQL's JSON; the client leaves an element that is null to us. */
function toNumber(value: string): unknown {
  if (value === 'NULL') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}
