import autocannon from 'autocannon';

/**
 * The results for so many visitors at once: times in ms, and how many pages were left to the browser or failed. `getPath` is called once per
 * request.
 */
export async function load(
  url: string,
  getPath: () => string,
  { visitors, seconds }: { visitors: number; seconds: number },
) {
  // The first one starts what is needed.
  await fetch(new URL(getPath(), url));
  let unrendered = 0;
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: visitors,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: getPath() }),
        onResponse: (_status, _body, _context, headers) => {
          // Only a rendered page may be kept by a CDN.
          if (!headers?.['cdn-cache-control']) unrendered += 1;
        },
      },
    ],
    headers: { 'accept-encoding': 'br' },
  });
  return {
    perSecond: requests.average,
    total: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    unrendered,
    failed: errors + timeouts + non2xx,
  };
}
