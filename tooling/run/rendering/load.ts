import autocannon from 'autocannon';

const CONNECTIONS = 50;

/** What many visitors at once get: times in ms, and how many requests failed. `getPath` is called once per request. */
export async function load(url: string, getPath: () => string, seconds: number) {
  // The first one starts what is needed.
  await fetch(new URL(getPath(), url));
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: getPath() }) }],
    headers: { 'accept-encoding': 'br' },
  });
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + timeouts + non2xx,
  };
}
