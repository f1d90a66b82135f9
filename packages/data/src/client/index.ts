export { createDataClient, type DataClient } from './client.ts';
export { DataError, isOutage, type DataErrorKind } from './data-error.ts';
