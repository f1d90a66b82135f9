import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import type { DataClient } from '../../client/types.ts';
import { trackUpload } from '../../http/storage/upload-progress.ts';
import { getGate } from '../../session/renewal/session-gate.ts';

/**
 * Sends the requests of a resumable upload like every other request: with the current session, which is renewed when needed. The
 * uploads' own stack would send a token that has expired meanwhile.
 */
export function createFetchStack(client: DataClient): HttpStack {
  return {
    getName: () => 'DataFetchStack',
    createRequest: (method, url) => createRequest(client, method, url),
  };
}

function createRequest(client: DataClient, method: string, url: string): HttpRequest {
  const headers = new Headers();
  const controller = new AbortController();
  let onBytes: (sent: number) => void = () => undefined;

  async function send(body: unknown): Promise<HttpResponse> {
    const gate = getGate(client);
    if (!gate) throw new Error('The client has no session');
    const { data } = await client.auth.getSession();
    headers.set('authorization', `Bearer ${data.session?.access_token ?? ''}`);
    const content = body instanceof Blob ? body : null;
    const stopTracking = trackUpload(new URL(url).pathname.slice(1), {
      onProgress: (share) => onBytes(share * (content?.size ?? 0)),
      signal: controller.signal,
    });
    try {
      const { signal } = controller;
      const response = await gate.fetch(url, { method, headers, body: content, signal });
      return toHttpResponse(response, await response.text());
    } finally {
      stopTracking();
    }
  }

  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => headers.set(name, value),
    getHeader: (name) => headers.get(name) ?? undefined,
    setProgressHandler: (handler) => {
      onBytes = handler;
    },
    send,
    async abort() {
      controller.abort();
    },
    getUnderlyingObject: () => null,
  };
}

function toHttpResponse(response: Response, body: string): HttpResponse {
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => body,
    getUnderlyingObject: () => response,
  };
}
