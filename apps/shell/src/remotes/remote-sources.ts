import type { Remote, RemoteServices } from '@showcase/remote-contract';
import type { Release } from '@showcase/remote-contract/registry';
import { createContext } from 'react';

/** How the frame reaches remotes outside of their pages. */
export type RemoteSources = {
  /** Reads the index of all releases, unless it has been read. */
  readReleases: () => Promise<Release[]>;
  load: (release: Release) => Promise<Remote>;
  services: RemoteServices;
};

/** Null on a server, where no remote is loaded. */
export const RemoteSourcesContext = createContext<RemoteSources | null>(null);
