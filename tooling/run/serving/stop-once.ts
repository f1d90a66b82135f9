type Stop = (code: number) => Promise<void>;

/**
 * Stops when the terminal or the system says so, and once: npm passes on the signal that its whole group has received already, and a
 * second one would otherwise end the process before everything is down.
 */
export function stopOnce(stopAll: () => Promise<void>): Stop {
  let stopping: Promise<void> | undefined;
  const stop: Stop = (code) => (stopping ??= stopAll().finally(() => process.exit(code)));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  return stop;
}
