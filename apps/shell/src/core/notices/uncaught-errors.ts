import type { Notice } from '@showcase/remote-contract';
import { onUncaughtErrors } from '../uncaught/uncaught-errors.ts';

const MIN_INTERVAL_MS = 5000;

type Options = {
  /** The entries of remotes that replace a release in this tab. */
  previews?: readonly string[];
  now?: () => number;
};

/**
 * Notifies the user when an action failed. The browser's console has the details. Returns a function that stops listening.
 */
export function notifyUncaughtErrors(
  notify: (notice: Notice) => void,
  { previews, now = Date.now }: Options = {},
): () => void {
  let notifiedAt = -Infinity;

  return onUncaughtErrors(() => {
    if (now() - notifiedAt < MIN_INTERVAL_MS) return;
    notifiedAt = now();
    notify({ kind: 'danger', text: "That didn't work. Try again." });
  }, previews);
}
