import { findOwner, findPagePattern, type Release } from '@showcase/remote-contract/registry';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { createSender } from './create-sender.ts';
import { describeFailure, describePart, type ErrorReport } from './describe-failure.ts';
import type { Failures, Part } from './failures.ts';

/** The maximum of reports of one page load, so that its web vitals still get through. */
const MAX_ERRORS = 20;

type VitalReport = {
  type: 'vital';
  name: MetricType['name'];
  value: number;
  rating: MetricType['rating'];
  /** The page that this document was opened with. */
  page: string;
  /** Whether the server had rendered it. */
  isRendered: boolean;
  remote?: Part;
};

/** The body of a beacon, as JSON. */
export type Beacon = {
  /** The release of the shell. */
  shell: string;
  events: (ErrorReport | VitalReport)[];
};

type TelemetryOptions = {
  url: string;
  shell: string;
  /** The path that this document was opened with. */
  openedAt: string;
  isRendered: boolean;
  failures: Pick<Failures, 'passTo'>;
  getReleases: () => Release[];
  /** For tests; the browser's own if absent. */
  sendBeacon?: (url: string, body: string) => boolean;
  watchVitals?: (report: (metric: MetricType) => void) => void;
};

/** Sends failures and web vitals to the configured URL. Nothing in them names a person. */
export function startTelemetry(options: TelemetryOptions): void {
  const { url, shell, openedAt, isRendered, failures, getReleases } = options;
  const { watchVitals = watchAllVitals } = options;
  const { sendBeacon = (...beacon) => navigator.sendBeacon(...beacon) } = options;
  const seen = new WeakSet<Error>();
  const sent = new Set<string>();
  const sender = createSender<ErrorReport | VitalReport>({
    send: (events) => sendBeacon(url, JSON.stringify({ shell, events } satisfies Beacon)),
  });
  const getPage = (pathname: string) => findPagePattern(pathname, getReleases()) ?? 'unknown';

  failures.passTo(
    safely((failure) => {
      const { error } = failure;
      if (error instanceof Error) {
        // Both the loader of a remote and the router report it.
        if (seen.has(error)) return;
        seen.add(error);
      }
      const report = describeFailure(failure, getPage(failure.pathname));
      const key = JSON.stringify(report);
      if (sent.has(key) || sent.size >= MAX_ERRORS) return;
      sent.add(key);
      sender.add(report);
    }),
  );

  watchVitals(
    safely(({ name, value, rating }) => {
      const owner = findOwner(openedAt, getReleases());
      sender.add({
        type: 'vital',
        name,
        value: Math.round(value * 1000) / 1000,
        rating,
        page: getPage(openedAt),
        isRendered,
        ...(owner && { remote: describePart(owner) }),
      });
    }),
  );
}

/** Telemetry must never cause an error, which it would report again. */
function safely<T>(handle: (value: T) => void): (value: T) => void {
  return (value) => {
    try {
      handle(value);
    } catch {
      // What cannot be described is not reported.
    }
  };
}

function watchAllVitals(report: (metric: MetricType) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
