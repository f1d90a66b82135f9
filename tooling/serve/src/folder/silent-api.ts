import { listen } from '../listen.ts';

/** An API that never responds, so that a page is rendered as it is before any row has arrived. */
export function startSilentApi() {
  return listen(() => undefined, 0);
}
