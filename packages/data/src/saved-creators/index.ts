export {
  refetchSavedCreators,
  restoreSavedCreatorOptions,
  saveCreator,
  savedCreatorQueries,
  unsaveCreator,
  unsaveCreatorOptions,
  updateSavedCreatorNoteOptions,
} from './saved-creators.ts';
export { updateSavedCreatorNote, type ListedSavedCreator } from './list-saved-creators.ts';
