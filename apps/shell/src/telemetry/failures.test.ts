import { afterEach, expect, it, vi } from 'vitest';
import { collectFailures, type Failures } from './failures.ts';

let failures: Failures;
afterEach(() => failures.stop());

const error = new Error('planted');

it('passes on what failed before its receiver had loaded, and everything after', () => {
  failures = collectFailures();
  history.replaceState(null, '', '/projects?q=robin');
  failures.report({ source: 'remote', error });
  history.replaceState(null, '', '/about');
  const receive = vi.fn();
  failures.passTo(receive);
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(receive.mock.calls).toEqual([
    [{ source: 'remote', error, pathname: '/projects' }],
    [{ source: 'error', error, pathname: '/about' }],
    [{ source: 'rejection', error, pathname: '/about' }],
  ]);
});

it('calls back while a failure waits, also for one that came first', () => {
  failures = collectFailures();
  failures.report({ source: 'page', error });
  const callback = vi.fn();
  failures.onWaiting(callback);
  expect(callback).toHaveBeenCalledOnce();
});

it('keeps a limited number of failures', () => {
  failures = collectFailures();
  for (let count = 0; count < 100; count++) failures.report({ source: 'page', error });
  const receive = vi.fn();
  failures.passTo(receive);
  expect(receive).toHaveBeenCalledTimes(20);
});

it('drops everything once it is stopped', () => {
  failures = collectFailures();
  failures.report({ source: 'page', error });
  failures.stop();
  window.dispatchEvent(new ErrorEvent('error', { error }));
  const callback = vi.fn();
  failures.onWaiting(callback);
  expect(callback).not.toHaveBeenCalled();
});
