import { DataError } from '@showcase/data/client';
import { expect, it } from 'vitest';
import { RemoteError } from '../remotes/loading/remote-error.ts';
import { aRelease } from '../testing/a-release.ts';
import { describeFailure } from './describe-failure.ts';

const PAGE = '/projects/:id';
const inRemote = 'at f (https://site.test/r/public-site/2.0.0/assets/a.js:1:2)';
const inShell = 'at f (https://site.test/s/1.0.0-ab12cd34/assets/ui.js:3:4)';

function withStack<T extends Error>(error: T, stack: string): T {
  return Object.assign(error, { stack: `${error.name}: ${error.message}\n    ${stack}` });
}

it('describes an error by its class and its places in the code, without its text', () => {
  const error = withStack(new TypeError('robin@example.com is not a function'), inRemote);
  expect(describeFailure({ source: 'error', error }, PAGE)).toEqual({
    type: 'error',
    source: 'error',
    name: 'TypeError',
    remote: { name: 'public-site', version: '2.0.0' },
    page: PAGE,
    stack: ['/r/public-site/2.0.0/assets/a.js:1:2'],
  });
});

it('names the remote that could not be loaded, why, and the file', () => {
  const cause = new TypeError(
    'Failed to fetch dynamically imported module: https://site.test/r/shop/1.0.0/remoteEntry.js',
  );
  const error = new RemoteError('unreachable', aRelease(), cause);
  expect(describeFailure({ source: 'remote', error }, PAGE)).toMatchObject({
    name: 'RemoteError',
    cause: 'TypeError',
    kind: 'unreachable',
    remote: { name: 'shop', version: '1.0.0' },
    stack: ['/r/shop/1.0.0/remoteEntry.js'],
  });
});

it('names the remote in which React was when shared code failed', () => {
  const error = withStack(new Error('planted'), inShell);
  const failure = { source: 'boundary', error, componentStack: inRemote } as const;
  const { remote, stack } = describeFailure(failure, PAGE);
  expect(remote).toEqual({ name: 'public-site', version: '2.0.0' });
  expect(stack).toEqual(['/s/1.0.0-ab12cd34/assets/ui.js:3:4']);
});

it("names the page's remote if the stack names none", () => {
  const error = withStack(
    new DataError({ kind: 'server', message: 'duplicate key (email)=(r@x.test)', status: 500 }),
    inShell,
  );
  const remote = { name: 'admin', version: '1.0.0' };
  const report = describeFailure({ source: 'page', error, remote }, PAGE);
  expect(report).toMatchObject({ name: 'DataError', kind: 'server', remote });
  expect(JSON.stringify(report)).not.toContain('r@x.test');
});

it.each([
  ['a text', 'robin@example.com', 'string'],
  ['a row', { name: 'Robin', kind: 'creator' }, 'object'],
  ['nothing', undefined, 'undefined'],
  [
    'an error that is named for a person',
    Object.assign(new Error(), { name: 'robin@x.test', stack: '' }),
    'object',
  ],
])('reports only the type of %s that was thrown', (_case, error, name) => {
  const report = describeFailure({ source: 'rejection', error }, PAGE);
  expect(report).toEqual({ type: 'error', source: 'rejection', name, page: PAGE, stack: [] });
});

it('does not follow causes that form a circle for ever', () => {
  const error = new Error('one');
  error.cause = new TypeError('two', { cause: error });
  expect(describeFailure({ source: 'error', error }, PAGE)).toMatchObject({ cause: 'TypeError' });
});

it('does not send the address of a preview, which is its version', () => {
  const version = 'http://robin.test:4001/remoteEntry.js?as=robin';
  const error = new RemoteError('unreachable', { name: 'shop', version }, new Error());
  const { remote } = describeFailure({ source: 'remote', error }, PAGE);
  expect(remote).toEqual({ name: 'shop', version: 'preview' });
});
