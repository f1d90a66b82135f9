import type { Notice } from '@showcase/remote-contract';

const ONCE_IN_MS = 5000;

/** Browsers announce this as an error, and nothing has gone wrong. */
const harmless = /^ResizeObserver loop/;

/**
 * Says so when a click came to nothing: errors in event handlers and promises that no part of the product has
 * dealt with reach the window. The browser's console has their details. Returns the way to stop.
 */
export function noticeUncaught(notify: (notice: Notice) => void, now = Date.now): () => void {
  let toldAt = -Infinity;

  function tell() {
    if (now() - toldAt < ONCE_IN_MS) return;
    toldAt = now();
    notify({ kind: 'danger', text: 'That did not work. Please try again.' });
  }
  const onError = ({ message }: ErrorEvent) => {
    if (!harmless.test(message)) tell();
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const isTakenBack = reason instanceof DOMException && reason.name === 'AbortError';
    if (!isTakenBack) tell();
  };

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
