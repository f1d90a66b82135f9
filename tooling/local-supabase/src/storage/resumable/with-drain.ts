type ReadableRequest = { request: Request; drain: () => Promise<void> };

/** A request whose body may be left half read: `drain` reads what remains, because a half-read request breaks the connection. */
export function withDrain(original: Request): ReadableRequest {
  const reader = original.body?.getReader();
  if (!reader) return { request: original, drain: () => Promise.resolve() };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        }
      },
    },
    { highWaterMark: 0 },
  );
  const { method, headers } = original;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return {
    request: new Request(original.url, init),
    async drain() {
      while (!(await reader.read()).done);
    },
  };
}
