import { resolve } from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { styledFiles } from './check.ts';
import { root } from './project.ts';

const planted = resolve(root, 'tooling/walls/planted');

const { results } = await stylelint.lint({
  files: styledFiles,
  cwd: planted,
  configFile: resolve(root, 'stylelint.config.mjs'),
});
const rulesByFile = new Map(
  results.map(({ source = '', warnings }) => [
    source.slice(planted.length + 1),
    warnings.map(({ rule }) => rule),
  ]),
);

it.each(['card.styles.ts', 'card-title.tsx'])(
  'finds the raw color planted in the styles of %s',
  (name) => {
    expect(rulesByFile.get(`apps/one/src/features/browse/${name}`)).toEqual(['color-no-hex']);
  },
);
