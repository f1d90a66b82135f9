type Stop = (code: number) => Promise<void>;

/**
 * Stops on the first signal from the terminal or the system, and ignores later ones: npm repeats a signal that its whole group has
 * already received, and the second one would end the process before everything has stopped.
 */
export function stopOnce(stopAll: () => Promise<void>): Stop {
  let stopping: Promise<void> | undefined;
  const stop: Stop = (code) => (stopping ??= stopAll().finally(() => process.exit(code)));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  return stop;
}
