export { createDataClient } from './client.ts';
export type { DataClient } from './types.ts';
export { DataError, isOutage, type DataErrorKind } from './data-error.ts';
