import type { Release } from '@showcase/remote-contract/registry';
import type { Failures } from './failures.ts';
import type { startTelemetry } from './start-telemetry.ts';

type TelemetryOptions = {
  /** Null if this site has no telemetry. */
  url: string | null;
  failures: Failures;
  /** Whether the server rendered the page that this document was opened with. */
  isRendered: boolean;
  getReleases: () => Release[];
  /** Loads the code that sends. */
  importSender?: () => Promise<{ startTelemetry: typeof startTelemetry }>;
};

/**
 * Returns a function that loads the code that sends failures and web vitals; the first failure loads it, too. Neither ever throws:
 * telemetry must not become a failure of its own.
 */
export function prepareTelemetry(options: TelemetryOptions): () => void {
  const { url, failures, isRendered, getReleases } = options;
  const { importSender = () => import('./start-telemetry.ts') } = options;
  const isOtherOrigin = url !== null && new URL(url).origin !== location.origin;
  if (!isOtherOrigin) {
    // To its own origin, the browser would send the address of the page, with its query, as the referrer.
    if (url !== null) console.warn('telemetry must have another origin than the site');
    failures.stop();
    return () => undefined;
  }
  const openedAt = location.pathname;
  let isRequested = false;

  async function load(beaconUrl: string) {
    if (isRequested) return;
    isRequested = true;
    try {
      const sender = await importSender();
      const shell = document.documentElement.dataset.release ?? 'unknown';
      const { startTelemetry } = sender;
      startTelemetry({ url: beaconUrl, shell, openedAt, isRendered, failures, getReleases });
    } catch {
      failures.stop();
    }
  }

  failures.onWaiting(() => void load(url));
  return () => void load(url);
}
