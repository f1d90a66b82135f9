export { inBatches } from './in-batches.ts';
export { useSavedCreators } from './use-saved-creators.ts';
