import { afterEach, expect, it, vi } from 'vitest';
import { collectFailures, type Failures } from './failures.ts';
import { prepareTelemetry } from './load-telemetry.ts';

let failures: Failures;
const sendBeacon = vi.fn((_url: string, _body: string) => true);
Object.assign(navigator, { sendBeacon });

afterEach(() => {
  failures.stop();
  sendBeacon.mockReset();
});

function prepare(url: string | null) {
  failures = collectFailures();
  return prepareTelemetry({ url, failures, isRendered: true, getReleases: () => [] });
}

it('sends the first failure to the configured URL, without waiting for the page to be idle', async () => {
  document.documentElement.dataset.release = '1.0.0-ab12cd34';
  prepare('https://telemetry.test/beacons');
  failures.report({ source: 'error', error: new TypeError('planted') });
  await vi.waitFor(
    () => {
      window.dispatchEvent(new Event('pagehide'));
      expect(sendBeacon).toHaveBeenCalledOnce();
    },
    { timeout: 10_000 },
  );
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('https://telemetry.test/beacons');
  expect(body).toContain('"shell":"1.0.0-ab12cd34"');
  expect(body).toContain('"name":"TypeError"');
});

it.each([
  ['none', null],
  ["the site's own origin", location.origin],
])('sends nothing if the URL is %s', (_case, url) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const load = prepare(url);
  const receive = vi.fn();
  load();
  failures.passTo(receive);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('planted') }));
  expect(receive).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(url === null ? 0 : 1);
});

it('collects no failures, and causes none, if the code that sends them is missing', async () => {
  failures = collectFailures();
  const missing = Promise.reject(new TypeError('Failed to fetch'));
  const importSender = () => missing;
  const url = 'https://telemetry.test/beacons';
  prepareTelemetry({ url, failures, isRendered: true, getReleases: () => [], importSender });
  failures.report({ source: 'error', error: new Error('planted') });
  await expect(missing).rejects.toThrow();
  const receive = vi.fn();
  failures.passTo(receive);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('planted') }));
  expect(receive).not.toHaveBeenCalled();
});
