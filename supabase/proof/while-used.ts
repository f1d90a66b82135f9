/**
 * Repeats what needs a database without sessions while one of them is still ending: PostgreSQL ends them by force, but gives up after five
 * seconds, and on a busy machine a process may need longer.
 */
export async function repeatWhileUsed<T>(act: () => PromiseLike<T>, tries = 12): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (tries === 1 || !isInUse(error)) throw error;
    return repeatWhileUsed(act, tries - 1);
  }
}

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55006';
