import type { MetricType } from 'web-vitals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRelease } from '../testing/a-release.ts';
import type { Failure, LocatedFailure } from './failures.ts';
import { startTelemetry, type Beacon } from './start-telemetry.ts';

const shop = aRelease({ paths: ['/things/:id'] });
const sendBeacon = vi.fn((_url: string, _body: string) => true);
let receive: (failure: LocatedFailure) => void;
const report = (failure: Failure, pathname = '/things/7') => receive({ ...failure, pathname });
let reportVital: (metric: MetricType) => void;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/elsewhere');
  startTelemetry({
    url: 'https://telemetry.test/',
    shell: '1.0.0-ab12cd34',
    openedAt: '/things/7',
    isRendered: true,
    failures: { passTo: (receiver) => (receive = receiver) },
    getReleases: () => [shop],
    sendBeacon,
    watchVitals: (receiver) => (reportVital = receiver),
  });
});
afterEach(() => {
  sendBeacon.mockReset();
});

function sentEvents() {
  vi.advanceTimersByTime(5000);
  return sendBeacon.mock.calls.flatMap(([, body]) => (JSON.parse(body) as Beacon).events);
}

it("sends an error and a web vital with the shell's release, and the page where they happened", () => {
  report({ source: 'error', error: new TypeError('robin@example.com') });
  reportVital({ name: 'LCP', value: 812.34567, rating: 'good' } as MetricType);
  vi.advanceTimersByTime(5000);
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('https://telemetry.test/');
  expect(JSON.parse(String(body))).toEqual({
    shell: '1.0.0-ab12cd34',
    events: [
      { type: 'error', source: 'error', name: 'TypeError', page: '/things/:id', stack: [] },
      {
        type: 'vital',
        name: 'LCP',
        value: 812.346,
        rating: 'good',
        page: '/things/:id',
        isRendered: true,
        remote: { name: 'shop', version: '1.0.0' },
      },
    ],
  });
  expect(body).not.toContain('robin');
});

it('names no page that the registry does not know', () => {
  report({ source: 'error', error: new Error('planted') }, '/robin@example.com');
  expect(sentEvents()).toMatchObject([{ page: 'unknown' }]);
});

it('sends an error once, whoever reports it and however often it happens', () => {
  const error = new RangeError('planted');
  report({ source: 'remote', error });
  report({ source: 'page', error });
  report({ source: 'remote', error: new RangeError('planted again') });
  expect(sentEvents()).toHaveLength(1);
});

it('leaves room for web vitals when everything fails', () => {
  for (let index = 0; index < 100; index++) {
    report({ source: 'error', error: Object.assign(new Error(), { name: `Error${index}` }) });
  }
  reportVital({ name: 'CLS', value: 0.01, rating: 'good' } as MetricType);
  const types = sentEvents().map(({ type }) => type);
  expect(types.filter((type) => type === 'error')).toHaveLength(20);
  expect(types.at(-1)).toBe('vital');
});

it('survives an error that cannot be read', () => {
  const hostile = Object.defineProperty(new Error(), 'stack', {
    get() {
      throw new Error('planted');
    },
  });
  report({ source: 'error', error: hostile });
  expect(sentEvents()).toEqual([]);
});
