import type { createShellRouter } from '../router.tsx';

type Router = ReturnType<typeof createShellRouter>['router'];

/** Resolves once the router has loaded the page that the URL names. */
export function untilInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
