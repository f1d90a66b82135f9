export { savedProjectQueries, type SavedProject } from './saved-projects.ts';
