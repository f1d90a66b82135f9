/** Repeats an act that fails only because something else is still ending. */
export async function repeatWhile<T>(
  isEnding: (error: unknown) => boolean,
  act: () => PromiseLike<T>,
  tries = 12,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (tries === 1 || !isEnding(error)) throw error;
    return repeatWhile(isEnding, act, tries - 1);
  }
}

/** PostgreSQL ends the sessions of a database by force, but gives up after five seconds, and on a busy machine a process may need longer. */
export const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55006';

type Run = { unhandledErrors: readonly unknown[] };

/** Repeats a run that met the pool while the first failure of the run before was still stopping its workers; vitest waits for them then. */
export const runWhenStopped = <T extends Run>(runTests: () => PromiseLike<T>) =>
  repeatWhile(isStopping, async () => {
    const run = await runTests();
    const stopping = run.unhandledErrors.find(isStopping);
    if (stopping) throw new Error('The pool is cancelling', { cause: stopping });
    return run;
  });

const isStopping = (error: unknown) => String(error).includes('pool is cancelling');
