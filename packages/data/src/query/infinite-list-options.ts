type InfiniteQueryState = { state: { data: { pages: readonly unknown[] } | undefined } };

const MAX_REFETCHED_PAGES = 5;
const GC_TIME = 30 * 60_000;

/** A list of many pages is asked again page after page: only short ones are when the visitor comes back to them. */
function hasFewPages({ state }: InfiniteQueryState) {
  return (state.data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES;
}

/** What searches that grow page by page have in common; long enough in memory that Back finds them as they were. */
export const infiniteListOptions = {
  gcTime: GC_TIME,
  refetchOnMount: hasFewPages,
  refetchOnWindowFocus: hasFewPages,
  refetchOnReconnect: hasFewPages,
};
