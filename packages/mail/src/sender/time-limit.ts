/** Rejects when the time is over, whether or not what runs observes the signal. */
export async function withTimeLimit<T>(
  run: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = Object.assign(new Error('Sending took too long'), { code: 'ETIMEDOUT' });
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([run(controller.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}
