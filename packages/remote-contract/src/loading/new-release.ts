import { createContext } from 'react';

/**
 * For an error boundary to call before a retry: resolves to true if the shell reloads the page instead, because the running release
 * has been replaced. Without a shell, it always resolves to false.
 */
export const TakeNewReleaseContext = createContext<() => Promise<boolean>>(() =>
  Promise.resolve(false),
);
