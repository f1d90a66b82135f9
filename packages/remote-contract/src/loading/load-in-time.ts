declare global {
  /**
   * Set by the script in the page's head while the page is being left, when browsers abort what still loads: resolves if the page stays
   * after all, as after a download.
   */
  var untilStaying: Promise<void> | undefined;
}

/**
 * Loads code or data, and rejects with a `TimeoutError` if it takes longer than `ms`. What fails while the page is being left is no
 * failure: it is loaded again if the page stays.
 */
export async function loadInTime<T>(load: () => Promise<T>, ms: number): Promise<T> {
  try {
    return await withTimeLimit(load(), ms);
  } catch (error) {
    if (!globalThis.untilStaying) throw error;
    await globalThis.untilStaying;
    return loadInTime(load, ms);
  }
}

/** Rejects with a `TimeoutError` if the promise takes longer than `ms`. */
export function withTimeLimit<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = new DOMException(`There was no answer within ${ms} ms`, 'TimeoutError');
    timer = setTimeout(reject, ms, error);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
