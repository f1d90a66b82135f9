/** The pause before another save after a rate limit that names no time. */
export const DEFAULT_RETRY_SECONDS = 20;
