/**
 * If PostgreSQL dies during a request, its client library still writes to the closed connection, at a time when no code can catch the
 * error. That request has already failed, and the server's exit reports the reason. Call the result to stop ignoring such errors.
 */
export function ignoreLateWrites(): () => void {
  process.on('uncaughtException', onException);
  return () => process.off('uncaughtException', onException);
}

function onException(error: unknown) {
  const isOnlyListener = process.listenerCount('uncaughtException') === 1;
  if (isLateWrite(error) || !isOnlyListener) return;
  console.error(error);
  process.exit(1);
}

function isLateWrite(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /nextWrite (?:\[as \w+\] )?\(.*\/node_modules\/postgres\//.test(stack);
}
