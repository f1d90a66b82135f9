export { splitIntoBatches } from './split-into-batches.ts';
export { useSavedCreators } from './use-saved-creators.ts';
