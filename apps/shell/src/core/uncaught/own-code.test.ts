import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOwnError } from './own-code.ts';

const shell = 'https://site.test/s/1.0.0-ab12cd34/assets/bootstrap-C2.js';
const remote = 'https://cdn.test/r/shop/1.0.0/assets/page-B1.js';
const preview = 'https://pr-1.test/x/remoteEntry.js';
const extension = 'chrome-extension://fmkadmapgofadopljbjfkapdkoienihi/build/hook.js';

const withStack = (stack: string, message = 'planted') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });

beforeEach(() => void vi.stubEnv('DEV', false));

describe('an error', () => {
  it.each([
    ['a file of the shell', shell, true],
    ['a file of a release on another host', remote, true],
    ['a file of a preview', 'https://pr-1.test/x/assets/a.js', true],
    ['an extension of Chromium', extension, false],
    ['an extension of Firefox', 'moz-extension://1234/content.js', false],
    ['an extension of Safari', 'webkit-masked-url://hidden/', false],
    ['a script in the page itself', 'https://site.test/projects', false],
    ['a script that a program against viruses adds', 'https://av.test/main.js', false],
  ])('of %s (%s) is ours: %s', (_what, filename, expected) => {
    const error = new TypeError('planted');
    expect(isOwnError({ error, filename }, [preview])).toBe(expected);
    const chromium = withStack(`    at f (${filename}:1:2)\n    at g (${extension}:3:4)`);
    expect(isOwnError({ error: chromium }, [preview])).toBe(expected);
    const firefox = withStack(`f@${filename}:1:2\ng@${extension}:3:4`);
    expect(isOwnError({ error: firefox }, [preview])).toBe(expected);
  });

  it('of another site’s script, about which browsers say nothing, is not ours', () => {
    expect(isOwnError({ error: null, filename: '' })).toBe(false);
  });

  it.each([
    ['of an import', withStack('', `Failed to fetch dynamically imported module: ${remote}`), true],
    ['of a request, without a stack', withStack('', 'Load failed'), true],
    ['that is a text, as extensions throw', 'Object Not Found Matching Id:2', false],
    ['that is nothing', undefined, false],
    ['that names an address in its text', withStack(`at ${extension}:1:2`, `no ${shell}`), false],
  ])('%s is ours: %s', (_what, error, expected) => {
    expect(isOwnError({ error })).toBe(expected);
  });
});

it('takes every served file for ours in development, but not the page', () => {
  vi.stubEnv('DEV', true);
  const filename = 'http://localhost:3001/src/pages/page.tsx?t=1';
  expect(isOwnError({ error: null, filename })).toBe(true);
  expect(isOwnError({ error: null, filename: 'http://localhost:3000/projects' })).toBe(false);
});
