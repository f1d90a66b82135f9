/** The rows of the table that compares two versions. */
export function getVersionRows<V extends object>(
  labels: Readonly<Record<keyof V, string>>,
  mine: V,
  theirs: V,
  fields: readonly (keyof V)[],
) {
  return fields.map((field) => ({
    label: labels[field],
    mine: describeValue(mine[field]),
    theirs: describeValue(theirs[field]),
  }));
}

/** Formats a form value for the table that compares two versions. */
function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  if ('source' in value && 'name' in value) return String(value.name);
  return Object.values(value).map(describeValue).filter(Boolean).join(' · ');
}
