import type { Notice } from '@showcase/remote-contract';

const MIN_INTERVAL_MS = 5000;

/** Browsers report this as an error although nothing has gone wrong. */
const harmlessErrors = /^ResizeObserver loop/;

/**
 * Notifies the user when an action failed: errors in event handlers and promises that no code has handled reach
 * the window. The browser's console has the details. Returns a function that stops listening.
 */
export function notifyUncaughtErrors(notify: (notice: Notice) => void, now = Date.now): () => void {
  let notifiedAt = -Infinity;

  function notifyFailure() {
    if (now() - notifiedAt < MIN_INTERVAL_MS) return;
    notifiedAt = now();
    notify({ kind: 'danger', text: "That didn't work. Try again." });
  }
  const onError = ({ message }: ErrorEvent) => {
    if (!harmlessErrors.test(message)) notifyFailure();
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const isAborted = reason instanceof DOMException && reason.name === 'AbortError';
    if (!isAborted) notifyFailure();
  };

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
