import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { LoginPage } from './login-page.tsx';

async function openLogin(search: string) {
  const routes = [{ path: '/login', Component: LoginPage }];
  renderInShell(routes, { path: `/login?${search}`, backend: backendWithUsers() });
  await screen.findByRole('textbox', { name: 'Email' });
}

it.each([
  ['reason=save-creator&next=/creators', /^You need an account to save a creator/],
  ['next=%2Fdashboard%2Fclient%2Fsaved', /^You need to sign in to see that page/],
])('explains why %s leads to the sign-in', async (search, text) => {
  await openLogin(search);
  expect(screen.getByText(text)).toBeTruthy();
});

it('goes with the visitor to the sign-up', async () => {
  await openLogin('reason=save-creator&next=/creators');
  const signUp = screen.getByRole('link', { name: 'Create Account' });
  expect(signUp.getAttribute('href')).toBe('/signup?reason=save-creator&next=%2Fcreators');
});

it('has predefined texts only', async () => {
  await openLogin('reason=Call+this+number');
  expect(screen.queryByText(/number/)).toBeNull();
});
