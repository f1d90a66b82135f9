import { resolve } from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import config from '../../../.dependency-cruiser.mjs';

const { forbidden, options } = config as { forbidden: IForbiddenRuleType[]; options: object };
const ruleNames = forbidden.map(({ name = '' }) => name);

/** The names of the rules that a folder violates. */
async function findViolations(baseDir: string, folders: string[]): Promise<string[]> {
  const { output } = await cruise(folders, {
    ...options,
    baseDir,
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  if (output.summary.totalCruised === 0) throw new Error('No modules were read');
  return output.summary.violations.map(({ rule }) => rule.name);
}

const violations = await findViolations(resolve(import.meta.dirname, '../violations'), [
  'apps',
  'packages',
]);

it.each(ruleNames)('%s finds the violation planted for it', (name) => {
  expect(violations).toContain(name);
});
