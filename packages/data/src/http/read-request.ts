/**
 * How a POST request to a database function says that it only reads. The preference passes every gateway, and PostgREST ignores
 * those that it does not know.
 */
export type RpcRead = 'read' | 'read-once';

type RequestInfo = { method: string; headers: Headers };

/** Whether a request only reads, so that it can be retried, and sent before a page is shown. */
export function isRead({ method, headers }: RequestInfo): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return headers.get('prefer') === ('read' satisfies RpcRead);
}

/** Whether the response is shown to the user, so that it must be complete. */
export function needsCompleteResponse(request: RequestInfo): boolean {
  return isRead(request) || request.headers.get('prefer') === ('read-once' satisfies RpcRead);
}
