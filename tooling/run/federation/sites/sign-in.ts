/** The session of a client from the seed data. */
export async function signIn(backend: { url: string; publishableKey: string }): Promise<object> {
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'client@example.com', password: 'showcase' }),
  });
  if (!response.ok) throw new Error(`The sign-in responded with ${response.status}`);
  return (await response.json()) as object;
}
