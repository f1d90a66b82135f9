import { createContext } from 'react';
import type { ReleaseWatch } from './release-watch.ts';

/** For the boundaries, which ask it before they try again; null where no registry is watched. */
export const ReleaseWatchContext = createContext<Pick<ReleaseWatch, 'takeNewRelease'> | null>(null);
