/** The first message in what React Hook Form says about a field, about a list, or about a part of either. */
export function findErrorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.entries(error)
    .filter(([part]) => part !== 'ref')
    .map(([, part]) => findErrorMessage(part))
    .find((message) => message !== undefined);
}
