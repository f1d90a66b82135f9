import { setWindowWidth } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { DashboardFrame } from '../dashboard-frame.tsx';

const routes = [{ path: '/dashboard/*', element: <DashboardFrame>The page</DashboardFrame> }];

async function openMenu(name: string, path: string, signedInAs: 'ada' | 'mia') {
  const backend = backendWithUsers({ signedInAs });
  backend.rpc('wallet_balance', () => (signedInAs === 'ada' ? 1234.5 : 0));
  const view = renderInShell(routes, { path, backend, hasStyles: true });
  await view.person.click(await screen.findByRole('button', { name: `Account of ${name}` }));
  const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
  return { ...view, menu };
}

beforeEach(() => {
  setWindowWidth(390);
});
afterEach(() => setWindowWidth(1024));

describe('the slide-in menu of small screens', () => {
  it.each([
    ['Ada Stone', '/dashboard/dev/profile', 'ada', 'creator@example.com', 'Balance $1,234.50'],
    ['Mia Chen', '/dashboard/client/browse', 'mia', 'client@example.com', 'Balance $0.00'],
  ] as const)('shows the email and balance of %s', async (name, path, who, email, line) => {
    const { menu } = await openMenu(name, path, who);

    expect(menu.getByText(/^Signed in as/).textContent).toBe(`Signed in as ${email}`);
    await waitFor(() => expect(menu.getByText(/^Balance/).textContent).toBe(line));
  });

  it('links to the other parts of the dashboard, and closes', async () => {
    const { menu, person, currentUrl } = await openMenu(
      'Ada Stone',
      '/dashboard/dev/profile',
      'ada',
    );

    await person.click(menu.getByRole('link', { name: 'Messages' }));

    await waitFor(() => expect(currentUrl()).toBe('/dashboard/client/messages'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes and opens the account settings', async () => {
    const { menu, person } = await openMenu('Ada Stone', '/dashboard/dev/profile', 'ada');

    await person.click(menu.getByRole('button', { name: 'Account settings' }));

    await screen.findByRole('dialog', { name: 'Account settings' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your account' })).toBeNull());
  });

  it('switches the theme', async () => {
    const { menu, person } = await openMenu('Ada Stone', '/dashboard/dev/profile', 'ada');

    await person.click(menu.getByRole('radio', { name: 'Dark' }));

    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  });

  it('shows the version of the product', async () => {
    vi.stubEnv('PRODUCT_VERSION', '7.6.5');
    const { menu } = await openMenu('Ada Stone', '/dashboard/dev/profile', 'ada');

    expect(menu.getByText('Version 7.6.5')).toBeTruthy();
  });

  it('signs out and goes to /login', async () => {
    const { menu, person, currentUrl } = await openMenu(
      'Ada Stone',
      '/dashboard/dev/profile',
      'ada',
    );

    await person.click(menu.getByRole('button', { name: 'Sign out' }));

    await waitFor(() => expect(currentUrl()).toBe('/login'));
  });
});
