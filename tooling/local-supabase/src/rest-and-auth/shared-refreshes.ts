/**
 * Tabs of one browser refresh the same session at the same moment. The hosted auth service lets all of them win; here those that
 * overlap share one answer, as the service would turn the later ones down.
 */
export function createSharedRefreshes() {
  const underWay = new Map<string, Promise<Response>>();

  return {
    async refresh(request: Request, run: () => Promise<Response>): Promise<Response> {
      const token = await refreshTokenOf(request);
      if (token === null) return run();
      const answer = underWay.get(token) ?? run().finally(() => underWay.delete(token));
      underWay.set(token, answer);
      return (await answer).clone();
    },
  };
}

async function refreshTokenOf(request: Request): Promise<string | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const isGiven = typeof body === 'object' && body !== null && 'refresh_token' in body;
  return isGiven && typeof body.refresh_token === 'string' ? body.refresh_token : null;
}
