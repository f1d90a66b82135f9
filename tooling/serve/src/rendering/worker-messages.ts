import type { Release } from '@showcase/remote-contract/registry';
import type { PageOptions, RenderedPage } from '@showcase/remote-contract/rendering';
import type { SiteConfig } from '../pages/shell-page.ts';

/** The data that a worker gets when it starts. */
export type WorkerSetup = {
  /** The URL of the shell's server bundle. */
  shellBundle: string;
  /** The API's internal URL. */
  api: string;
  /** The verified server bundle of a remote's release, and the URL of its folder; absent for the shell's own pages. */
  release?: { code: string; url: string };
};

export type WorkerRequest = PageRequest | { isPing: true };

export type PageRequest = Pick<PageOptions, 'url' | 'releases'> & {
  id: number;
  config: SiteConfig;
  /** The release whose page it is. */
  owner?: Release;
};

export type WorkerAnswer =
  | { isReady: true }
  | { isPong: true }
  | { id: number; page: RenderedPage }
  | { id: number; redirect: string }
  | { id: number; error: string };
