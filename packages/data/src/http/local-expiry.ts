const SESSION_PATHS = /\/auth\/v1\/(token|signup|verify)$/;

/**
 * Drops `expires_at` from an answer that carries a session, so that the client counts `expires_in` from its own clock:
 * on a computer whose clock is hours ahead, the server's time would look expired and be refreshed without end.
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
