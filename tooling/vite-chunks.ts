import type { Rolldown } from 'vite';
import { LAZY_SHARE } from './vite-federation.ts';

type Group = Rolldown.CodeSplittingGroup;

/** What the federation plug-in writes stays in files of its own. */
const FEDERATION = /virtual:mf/;

/** Everything that an entry imports is one file, whatever else imports it. */
const start = {
  name: 'start',
  tags: ['$initial'],
  includeDependenciesRecursively: false,
} satisfies Group;

/** The page and what it runs first stay apart: the federation plug-in loads the other files before these. */
const SHELL_ENTRY = /\/(?:index\.html|src\/bootstrap\.tsx)$/;

export const shellChunks: Group[] = [
  { ...start, test: (id) => !FEDERATION.test(id) && !SHELL_ENTRY.test(id) },
];

export const remoteChunks: Group[] = [
  // The wrappers of shared packages, which every page needs.
  {
    name: 'shares',
    test: (id) => /__loadShare__/.test(id) && !LAZY_SHARE.test(id),
    includeDependenciesRecursively: false,
  },
  { ...start, test: (id) => !FEDERATION.test(id) },
];
