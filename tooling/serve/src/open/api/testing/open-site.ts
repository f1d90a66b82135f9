import { createEndpoints } from '../../endpoints.ts';

export const origin = 'https://showcase.test';

/** The endpoints of a site whose database responds as given, and the URLs that were requested from it. */
export function openSite(respond: (url: URL) => unknown = () => [], now?: () => number) {
  const requests: URL[] = [];
  const source = {
    api: 'https://api.test',
    key: 'key',
    origin,
    fetch: async (url: URL) => {
      requests.push(url);
      const found = await respond(url);
      return found instanceof Response ? found : Response.json(found);
    },
  };
  const endpoints = createEndpoints({ source, ...(now && { now }) });
  const send = async (path: string, init?: RequestInit) => endpoints.request(path, init);
  return { requests, send };
}
