/** The search of the comparison of these creators. Commas stay as they are. */
export function compareSearch(ids: readonly string[], onlyDifferences = false) {
  const parts = [ids.length > 0 && `ids=${ids.join()}`, onlyDifferences && 'only=differences'];
  const search = parts.filter((part) => part !== false).join('&');
  return search && `?${search}`;
}

export const comparePath = (ids: readonly string[]) =>
  `/dashboard/client/compare${compareSearch(ids)}`;
