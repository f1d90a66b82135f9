export { saveCreator, savedCreatorQueries, unsaveCreator } from './saved-creators.ts';
export { updateSavedCreatorNote, type ListedSavedCreator } from './list-saved-creators.ts';
