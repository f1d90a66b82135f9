import type { Law } from './law.ts';

/** Nobody but the two reads anything of a hire, whatever happens to it. */
export const privacy: Law = (_, { view }) =>
  Object.entries(view?.readable ?? {})
    .filter(([, count]) => count > 0)
    .map(
      ([reader]) =>
        `${{ visitor: 'A visitor', bystander: 'A stranger', first: 'An admin' }[reader]} can read rows of it`,
    );
