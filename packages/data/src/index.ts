/** The whole package: what a build shares at run time. Code imports an entry point by resource instead. */
export * from './account/index.ts';
export * from './admins/index.ts';
export * from './attachments/index.ts';
export * from './hire-requests/index.ts';
export * from './invoices/index.ts';
export * from './messages/index.ts';
export * from './notifications/index.ts';
export * from './own-projects/index.ts';
export * from './reports/index.ts';
export * from './saved-projects/index.ts';
export * from './transactions/index.ts';
export * from './start.ts';
