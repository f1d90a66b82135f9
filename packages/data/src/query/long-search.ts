type Asked = { state: { data: { pages: readonly unknown[] } | undefined } };

const ASKED_AGAIN = 5;
const KEPT_MS = 30 * 60_000;

/** A list of many pages is asked again page after page: only short ones are when the visitor comes back to them. */
function isShort({ state }: Asked) {
  return (state.data?.pages.length ?? 0) <= ASKED_AGAIN;
}

/** What searches that grow page by page have in common; long enough in memory that Back finds them as they were. */
export const growing = {
  gcTime: KEPT_MS,
  refetchOnMount: isShort,
  refetchOnWindowFocus: isShort,
  refetchOnReconnect: isShort,
};
