export { useSavedCreators } from './use-saved-creators.ts';
