export type Role = 'creator' | 'client' | 'admin';

/** The session of an account from the seed data. */
export async function signIn(
  backend: { url: string; publishableKey: string },
  role: Role,
): Promise<Session> {
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@example.com`, password: 'showcase' }),
  });
  if (!response.ok) throw new Error(`The sign-in responded with ${response.status}`);
  return (await response.json()) as Session;
}

export type Session = { access_token: string; user: { id: string } };
