/** Numbers that are different each time, by the name of their field. */
const times = ['timestamp', 'expires_at', 'expires_in', 'exp', 'iat'];

/** The parts of a text that differ each time, and what stands for them in a recording. */
const changing: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[\da-f]{8}(-\w{4}){3}-\w{12}/g, '<uuid>'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<jwt>'],
  [/\w+-\w+@example\.com/g, '<mail>'],
  [/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)/g, '<time>'],
  [/\d{4}-\d\d-\d\d \d\d:\d\d:[\d.]+\+00/g, '<time>'],
  [/after \d+ seconds/, 'after <n> seconds'],
];

/** A value as a recording contains it: as JSON, without what is different each time. */
export function clean(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part: unknown) => {
    if (typeof part === 'object') return part;
    if (typeof part === 'string') {
      return name === 'refresh_token' && part.length >= 12 ? '<refresh>' : cleanText(part);
    }
    return times.includes(name) ? `<${typeof part}>` : part;
  }) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

function cleanText(text: string): string {
  return changing.reduce(
    (cleaned, [pattern, replacement]) => cleaned.replaceAll(new RegExp(pattern, 'g'), replacement),
    text,
  );
}

/** A URL that a response leads to, with the parameters behind # in a fixed order. */
export function cleanLocation(location: string): string {
  return location
    .replace(/&sb=/, '')
    .replace(/#(.*)$/, (_, hash: string) => `#${hash.split('&').toSorted().join('&')}`)
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<jwt>')
    .replace(/refresh_token=[^&]+/, 'refresh_token=<r>')
    .replace(/expires_at=\d+/, 'expires_at=<n>')
    .replace(/expires_in=\d+/, 'expires_in=<n>')
    .replace(/:\d{4,5}/g, ':<port>');
}

/** The fields of a value, with the types of their values. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const hasParts = typeof field === 'object' && field !== null;
    return [name, hasParts ? shapeOf(field) : typeof field];
  });
  return Object.fromEntries(fields) as unknown;
}
