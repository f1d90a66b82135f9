import { testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { LoginPage } from '../login-page.tsx';

const routes = [{ path: '/login', Component: LoginPage }];
const path = `/login?next=%2Fprojects&code=${testId(1)}`;

it("signs in with a provider's code if this tab started the sign-in, and continues", async () => {
  const backend = backendWithUsers();
  await (
    await backend.client.loadSupabase()
  ).auth.signInWithOAuth({
    provider: 'github',
    options: { skipBrowserRedirect: true },
  });
  const { currentUrl, session } = renderInShell(routes, { path, backend });

  await screen.findByText('Elsewhere');
  expect(currentUrl()).toBe('/projects');
  expect(session.getState().authUser?.email).toBe('creator@example.com');
});

it('does not sign in with a code from anywhere else', async () => {
  const { currentUrl, session, backend } = renderInShell(routes, {
    path,
    backend: backendWithUsers(),
  });

  expect(await screen.findByText("Sign-in didn't work. Try again.")).toBeTruthy();
  expect(currentUrl()).toBe('/login?next=%2Fprojects&error=server_error');
  expect(session.getState().authUser).toBeNull();
  expect(backend.requests.filter(({ url }) => url.pathname.startsWith('/auth/'))).toEqual([]);
});

it('does not change the session of a signed-in user', async () => {
  const backend = backendWithUsers({ signedInAs: 'mia' });
  const { session } = renderInShell(routes, { path, backend });

  await screen.findByText('Elsewhere');
  await waitFor(() => expect(session.getState().authUser?.email).toBe('client@example.com'));
});
