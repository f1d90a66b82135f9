import { isOwnError } from './own-code.ts';

/** Browsers report this as an error although nothing has gone wrong. */
const harmlessErrors = /^ResizeObserver loop/;

export type UncaughtKind = 'error' | 'rejection';

/**
 * Calls back with every error of our code that no code has handled: those in event handlers, and promises that were rejected. Returns a
 * function that stops listening.
 */
export function onUncaughtErrors(
  callback: (error: unknown, kind: UncaughtKind) => void,
  previews?: readonly string[],
): () => void {
  const onError = ({ message, error, filename }: ErrorEvent) => {
    if (harmlessErrors.test(message)) return;
    if (isOwnError({ error, filename }, previews)) callback(error, 'error');
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const isAborted = reason instanceof DOMException && reason.name === 'AbortError';
    if (isAborted || !isOwnError({ error: reason }, previews)) return;
    // What a browser aborts because the page is being left is no failure, unless the page stays.
    if (window.untilStaying) void window.untilStaying.then(() => callback(reason, 'rejection'));
    else callback(reason, 'rejection');
  };

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
