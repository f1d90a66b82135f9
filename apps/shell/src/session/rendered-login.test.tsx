import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { LoginPage } from './login-page.tsx';

const routes = [{ path: '/login', Component: LoginPage }];

it('keeps what is typed into the form that the server rendered, before the session is known', async () => {
  const options = { path: '/login', backend: backendWithUsers(), isRendered: true };
  const { session } = renderInShell(routes, options);
  const password = screen.getByLabelText('Password');
  fireEvent.input(password, { target: { value: 'showcase' } });

  expect(session.getState().loading).toBe(true);

  await act(() => session.ready());

  expect(screen.getByLabelText('Password')).toBe(password);
  expect(password).toHaveProperty('value', 'showcase');
});
