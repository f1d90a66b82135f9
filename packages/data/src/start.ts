/** What a visitor's first page needs: a share of its own, so that the rest loads with the pages that use it. */
export * from './client/index.ts';
export * from './days/index.ts';
export * from './images/index.ts';
export * from './newsletter/index.ts';
export * from './projects/index.ts';
export * from './query/index.ts';
export * from './reputation/index.ts';
export * from './reviews/index.ts';
export * from './saved-creators/index.ts';
export * from './saved-searches/index.ts';
export * from './security/index.ts';
export * from './services/index.ts';
export * from './session/index.ts';
export * from './users/index.ts';
