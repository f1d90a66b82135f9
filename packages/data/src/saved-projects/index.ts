export {
  removeSavedProjectOptions,
  restoreSavedProjectOptions,
  savedProjectQueries,
  type SavedProject,
} from './saved-projects.ts';
