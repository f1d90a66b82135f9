/**
 * If PostgreSQL ends, its client library reports that also where no code can catch it: a write to a closed connection, and the query
 * for array types that every new connection begins with. The request behind it has already failed, and the server's exit reports the
 * reason. Call the result to stop ignoring such errors.
 */
export function ignoreLostConnections(): () => void {
  process.on('uncaughtException', onException);
  return () => process.off('uncaughtException', onException);
}

function onException(error: unknown, origin: NodeJS.UncaughtExceptionOrigin) {
  const isOnlyListener = process.listenerCount('uncaughtException') === 1;
  if (isLostConnection(error, origin) || !isOnlyListener) return;
  console.error(error);
  process.exit(1);
}

/** Of the socket, of the client library, and of a server that shuts down (class 57P). */
const codes = /^(ECONNRESET|EPIPE|CONNECTION_(CLOSED|DESTROYED|ENDED)|57P\d\d)$/;

/** By its code only if it is of a promise: anything else, such as the standard output, throws what nobody handles. */
export function isLostConnection(error: unknown, origin: NodeJS.UncaughtExceptionOrigin): boolean {
  if (!(error instanceof Error)) return false;
  if (origin === 'unhandledRejection') return 'code' in error && codes.test(String(error.code));
  return /nextWrite (?:\[as \w+\] )?\(.*\/node_modules\/postgres\//.test(error.stack ?? '');
}
