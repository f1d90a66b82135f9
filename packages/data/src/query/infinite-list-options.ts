type InfiniteQueryState = { state: { data: { pages: readonly unknown[] } | undefined } };

const MAX_REFETCHED_PAGES = 5;
const GC_TIME = 30 * 60_000;

/** A list of many pages is refetched page by page, so only short ones are when the user returns to them. */
function hasFewPages({ state }: InfiniteQueryState) {
  return (state.data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES;
}

/** Shared options of infinite lists; cached long enough that Back shows them unchanged. */
export const infiniteListOptions = {
  gcTime: GC_TIME,
  refetchOnMount: hasFewPages,
  refetchOnWindowFocus: hasFewPages,
  refetchOnReconnect: hasFewPages,
};
