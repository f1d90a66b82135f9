const SESSION_PATHS = /\/auth\/v1\/(token|signup|verify)$/;

/**
 * Removes `expires_at` from a response with a session, so that the client computes it from `expires_in` and its own clock.
 * On a computer whose clock is hours ahead, the server's time would look expired and the session would be refreshed in a loop.
 */
export async function withLocalExpiry(path: string, response: Response) {
  if (!response.ok || !SESSION_PATHS.test(path)) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return response;
  const { expires_at: _serverTime, ...session } = body;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(JSON.stringify(session), { status: response.status, headers });
}
