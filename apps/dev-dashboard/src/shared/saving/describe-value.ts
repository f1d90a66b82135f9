/** Formats a form value for the table that compares two versions. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  if ('source' in value && 'name' in value) return String(value.name);
  return Object.values(value).map(describeValue).filter(Boolean).join(' · ');
}
