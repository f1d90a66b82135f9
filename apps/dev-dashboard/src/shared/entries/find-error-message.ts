/** The first message in React Hook Form's error for a field, a list or a nested value. */
export function findErrorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([part]) => part !== 'ref')
    .map(([, part]) => findErrorMessage(part))
    .find((message) => message !== undefined);
}
