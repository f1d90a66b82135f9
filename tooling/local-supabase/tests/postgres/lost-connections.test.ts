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
  ['a closed pipe', withCode('write EPIPE', 'EPIPE')],
  ['a closed connection', withCode('write CONNECTION_CLOSED', 'CONNECTION_CLOSED')],
  ['a server that is told to stop', withCode('terminating connection', '57P01')],
  [
    'a write after the end',
    withStack('Immediate.nextWrite [as _onImmediate] (/app/node_modules/postgres/src/a.js:1:1)'),
  ],
])('is a lost connection: %s', (_, error) => expect(isLostConnection(error)).toBe(true));

it.each([
  ['a mistake of our own', new TypeError('undefined is not a function')],
  ['a failed statement', withCode('duplicate key value', '23505')],
  ['a canceled statement', withCode('canceling statement due to user request', '57014')],
  ['a write of another library', withStack('nextWrite (/app/node_modules/other/index.js:1:1)')],
  ['what is no error', 'ECONNRESET'],
])('is not a lost connection: %s', (_, error) => expect(isLostConnection(error)).toBe(false));
