import { createContext } from 'react';

/**
 * For a boundary, before it tries again what has failed: true where the shell loads the page anew instead, because another release has
 * taken the place of the one that runs. Without a shell around it nothing is ever replaced.
 */
export const TakeNewReleaseContext = createContext<() => Promise<boolean>>(() =>
  Promise.resolve(false),
);
