/**
 * Tabs of one browser refresh the same session at the same time. The hosted auth service lets all of them succeed; here, concurrent
 * requests share one response, because the service would reject the later ones.
 */
export function createSharedRefreshes() {
  const pending = new Map<string, Promise<Response>>();

  return {
    async refresh(request: Request, run: () => Promise<Response>): Promise<Response> {
      const token = await readRefreshToken(request);
      if (token === null) return run();
      const response = pending.get(token) ?? run().finally(() => pending.delete(token));
      pending.set(token, response);
      return (await response).clone();
    },
  };
}

async function readRefreshToken(request: Request): Promise<string | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const hasToken = typeof body === 'object' && body !== null && 'refresh_token' in body;
  return hasToken && typeof body.refresh_token === 'string' ? body.refresh_token : null;
}
