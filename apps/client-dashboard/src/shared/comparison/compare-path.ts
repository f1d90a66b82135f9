const COMPARE_PATH = '/dashboard/client/compare';

/** The comparison of these creators. Commas stay as they are. */
export function comparePath(ids: readonly string[]) {
  return ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${ids.join()}`;
}
