/**
 * Where PostgreSQL dies in the middle of requests, its client library still writes to a closed connection, at a moment when nobody can
 * catch that. The request has failed by then, and the server's own end says why. Call the result to stop forgiving.
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
  const stack = error instanceof TypeError ? (error.stack ?? '') : '';
  return /nextWrite \(.*\/node_modules\/postgres\//.test(stack);
}
