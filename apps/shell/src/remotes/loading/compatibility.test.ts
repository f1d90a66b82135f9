import { expect, it } from 'vitest';
import { unmetRequirements } from './compatibility.ts';

const provided = { react: '19.2.0', ui: '1.3.0' };

it.each([
  [{ react: '^19.0.0', ui: '^1.3.0' }, []],
  [{ react: '^19.99.0' }, ['react ^19.99.0']],
  [{ react: '^18.0.0', ui: '^99.0.0' }, ['react ^18.0.0', 'ui ^99.0.0']],
  [{ contract: '7' }, []],
])('of %j, it does not meet %j', (requires, unmet) => {
  expect(unmetRequirements(requires, provided)).toEqual(unmet);
});
