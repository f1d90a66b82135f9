import type { createBrowserRouter } from '@showcase/remote-contract';
import type { RootOptions } from 'react-dom/client';
import type { Failures, Part } from './failures.ts';

type Report = Failures['report'];
type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/**
 * Makes React report what its error boundaries catch, and what it has repaired itself: a page that differs from the one that the server
 * rendered, as when an extension has changed it. It logs the error, as React does on its own, and in development where it happened.
 */
export function reportReactErrors(
  report: Report,
): Pick<RootOptions, 'onCaughtError' | 'onRecoverableError'> {
  return {
    onRecoverableError(error, { componentStack }) {
      console.warn(error);
      report({ source: 'recovered', error, componentStack });
    },
    onCaughtError(error, { componentStack }) {
      if (import.meta.env.DEV) console.error(error, componentStack);
      else console.error(error);
      report({ source: 'boundary', error, componentStack });
    },
  };
}

/** Reports the pages whose code or data failed to load, which the router catches. */
export function reportPageErrors(router: Router, report: Report): void {
  router.subscribe(({ errors, matches }) => {
    const remote = matches.map(({ route }) => toPart(route.id)).find((part) => part !== null);
    for (const error of Object.values(errors ?? {})) {
      // A response is an answer, such as "not found".
      if (error instanceof Error) report({ source: 'page', error, remote: remote ?? undefined });
    }
  });
}

/** The remote whose routes are below this one; its ID is `name@version`. */
function toPart(routeId: string): Part | null {
  const [, name, version] = /^([^@]+)@(.+)$/.exec(routeId) ?? [];
  return name && version ? { name, version } : null;
}
