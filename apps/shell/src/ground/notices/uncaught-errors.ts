import type { Notice } from '@showcase/remote-contract';
import { onUncaughtErrors } from '../uncaught-errors.ts';

const MIN_INTERVAL_MS = 5000;

/**
 * Notifies the user when an action failed. The browser's console has the details. Returns a function that stops listening.
 */
export function notifyUncaughtErrors(notify: (notice: Notice) => void, now = Date.now): () => void {
  let notifiedAt = -Infinity;

  return onUncaughtErrors(() => {
    if (now() - notifiedAt < MIN_INTERVAL_MS) return;
    notifiedAt = now();
    notify({ kind: 'danger', text: "That didn't work. Try again." });
  });
}
