/** Browsers report this as an error although nothing has gone wrong. */
const harmlessErrors = /^ResizeObserver loop/;

export type UncaughtKind = 'error' | 'rejection';

/**
 * Calls back with every error that no code has handled: those in event handlers, and promises that were rejected. Returns a function that
 * stops listening.
 */
export function onUncaughtErrors(
  callback: (error: unknown, kind: UncaughtKind) => void,
): () => void {
  const onError = ({ message, error }: ErrorEvent) => {
    if (!harmlessErrors.test(message)) callback(error, 'error');
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    const isAborted = reason instanceof DOMException && reason.name === 'AbortError';
    if (!isAborted) callback(reason, 'rejection');
  };

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
