/** The whole package: what a build shares at run time. Code imports an entry point by resource instead. */
export * from './account/index.ts';
export * from './admins/index.ts';
export * from './client/index.ts';
export * from './hire-requests/index.ts';
export * from './images/index.ts';
export * from './messages/index.ts';
export * from './newsletter/index.ts';
export * from './notifications/index.ts';
export * from './projects/index.ts';
export * from './query/index.ts';
export * from './reports/index.ts';
export * from './reviews/index.ts';
export * from './saved-creators/index.ts';
export * from './services/index.ts';
export * from './session/index.ts';
export * from './transactions/index.ts';
export * from './users/index.ts';
