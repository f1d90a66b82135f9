export { getSearchPath, listSearchTerms } from './describe-search.ts';
export { NameForm } from './name-form.tsx';
export { SaveSearch } from './save-search.tsx';
