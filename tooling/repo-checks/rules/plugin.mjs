import { noBareLazy } from './no-bare-lazy.mjs';
import { namedExports, queryKeys, sharedKeys, sharedQueries } from './one-way.mjs';
import { plainNames } from './plain-names.mjs';
import { plainTexts } from './plain-texts.mjs';

/** The lint rules of our own, for .oxlintrc.json. */
export default {
  meta: { name: 'showcase' },
  rules: {
    'named-exports': namedExports,
    'no-bare-lazy': noBareLazy,
    'plain-names': plainNames,
    'plain-texts': plainTexts,
    'query-keys': queryKeys,
    'shared-keys': sharedKeys,
    'shared-queries': sharedQueries,
  },
};
