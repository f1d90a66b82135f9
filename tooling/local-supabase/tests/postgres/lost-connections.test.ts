import { expect, it } from 'vitest';
import { isLostConnection } from '../../src/postgres/lost-connections.ts';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

function withStack(line: string): Error {
  const error = new TypeError("Cannot read properties of null (reading 'write')");
  error.stack = `${error.message}\n    at ${line}`;
  return error;
}

it.each([
  ['a reset socket', withCode('read ECONNRESET', 'ECONNRESET')],
  ['a closed socket', withCode('write EPIPE', 'EPIPE')],
  ['a closed connection', withCode('write CONNECTION_CLOSED', 'CONNECTION_CLOSED')],
  ['a server that is told to stop', withCode('terminating connection', '57P01')],
])('is a lost connection that a promise reports: %s', (_, error) => {
  expect(isLostConnection(error, 'unhandledRejection')).toBe(true);
});

it('is a lost connection: a write after the end', () => {
  const error = withStack(
    'Immediate.nextWrite [as _onImmediate] (/app/node_modules/postgres/src/a.js:1:1)',
  );
  expect(isLostConnection(error, 'uncaughtException')).toBe(true);
});

it.each([
  ['a mistake of our own', new TypeError('undefined is not a function'), 'uncaughtException'],
  ['a promise with a mistake', new TypeError('no function'), 'unhandledRejection'],
  ['a failed statement', withCode('duplicate key value', '23505'), 'unhandledRejection'],
  ['a canceled statement', withCode('canceling statement', '57014'), 'unhandledRejection'],
  ['a closed standard output', withCode('write EPIPE', 'EPIPE'), 'uncaughtException'],
  [
    'a write of another library',
    withStack('nextWrite (/app/node_modules/other/index.js:1:1)'),
    'uncaughtException',
  ],
  ['what is no error', 'ECONNRESET', 'unhandledRejection'],
] as const)('is not a lost connection: %s', (_, error, origin) => {
  expect(isLostConnection(error, origin)).toBe(false);
});
