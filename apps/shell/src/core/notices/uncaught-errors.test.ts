import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifyUncaughtErrors } from './uncaught-errors.ts';

const notify = vi.fn();
let time = 0;
let stop = () => {};

beforeEach(() => {
  time = 1_000_000;
  stop = notifyUncaughtErrors(notify, { now: () => time });
});
afterEach(() => {
  stop();
  notify.mockReset();
});

const fail = (message: string, filename?: string) =>
  window.dispatchEvent(new ErrorEvent('error', { message, filename, error: new Error(message) }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it.each([
  ['an error in a handler', () => fail('x is undefined')],
  ['an unhandled promise rejection', () => reject(new Error('refused'))],
])('notifies of %s', (_what, trigger) => {
  trigger();
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'danger',
    text: "That didn't work. Try again.",
  });
});

it.each([
  ["the browser's note about sizes", () => fail('ResizeObserver loop limit exceeded')],
  ['an error of an extension', () => fail('x is undefined', 'chrome-extension://a/b.js')],
  ["an extension's rejection of a promise", () => reject('Object Not Found Matching Id:2')],
  ['an aborted request', () => reject(new DOMException('', 'AbortError'))],
])('ignores %s', (_what, trigger) => {
  trigger();
  expect(notify).not.toHaveBeenCalled();
});

it('notifies of a rejection while the page is being left only if the page stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.untilStaying = promise;
  reject(new Error('refused'));
  globalThis.untilStaying = undefined;
  expect(notify).not.toHaveBeenCalled();
  resolve();
  await promise;
  expect(notify).toHaveBeenCalledOnce();
});

it('notifies once for errors in quick succession, and again later', () => {
  fail('one');
  fail('two');
  expect(notify).toHaveBeenCalledOnce();
  time += 5000;
  fail('three');
  expect(notify).toHaveBeenCalledTimes(2);
});

it('does not notify after it is stopped', () => {
  stop();
  fail('late');
  expect(notify).not.toHaveBeenCalled();
});
