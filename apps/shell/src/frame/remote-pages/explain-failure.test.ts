import { expect, it } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { explainFailure } from './explain-failure.ts';
import { RemoteError } from '../../remotes/loading/remote-error.ts';

const LOST = "We couldn't load this part.";
const OFFLINE = "You're offline.";
const BROKEN = 'Something went wrong in this part.';
const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://site.test/r/shop/1.0.0/assets/page.js',
);
const unreachable = new RemoteError('unreachable', aRelease());

it.each([
  ['a page whose file cannot be fetched', missing, true, LOST],
  [
    'the same in Firefox',
    new TypeError('error loading dynamically imported module: x'),
    true,
    LOST,
  ],
  ['the same in Safari', new TypeError('Importing a module script failed.'), true, LOST],
  ['a remote that cannot be reached', unreachable, true, LOST],
  ['a file that is missing offline', missing, false, OFFLINE],
  ['a remote that is missing offline', unreachable, false, OFFLINE],
  ['a file that hangs offline', new DOMException('', 'TimeoutError'), false, OFFLINE],
  ['a page that crashes', new TypeError('x is undefined'), true, BROKEN],
  ['a page that crashes offline', new TypeError('x is undefined'), false, BROKEN],
])('explains %s', (_case, error, isOnline, message) => {
  const explanation = explainFailure(error, { isOnline });
  expect(explanation.message).toContain(message);
  expect(explanation.isTransient).toBe(message !== BROKEN);
});

it.each([
  ['incompatible', 'This part needs a newer version of the app.', 'always'],
  ['unverified', "We couldn't verify this part", 'always'],
  ['late', 'This part is taking too long.', 'offered'],
  ['unreachable', LOST, 'offered'],
  ['broken', BROKEN, 'never'],
] as const)('a remote that is %s: %s', (kind, message, reload) => {
  const error = new RemoteError(kind, aRelease());
  const explanation = explainFailure(error, { isOnline: true });
  expect(explanation.message).toContain(message);
  expect(explanation.reload).toBe(reload);
});
