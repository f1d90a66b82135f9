import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True on the server and while React takes over the page that the server rendered, where both must render the same. Then the
 * component renders again with what only the browser knows: the user's theme, time zone or storage.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
