import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { DashboardFrame } from '../dashboard-frame.tsx';

const routes = [{ path: '/dashboard/*', element: <DashboardFrame>The page</DashboardFrame> }];

function openDashboard(
  signedInAs: 'ada' | 'mia',
  { balance = 1234.5, isKnown = (_path: string): boolean => true } = {},
) {
  const backend = backendWithUsers({ signedInAs });
  backend.rpc('wallet_balance', () => balance);
  renderInShell(routes, { path: '/dashboard/client/browse', backend, isKnown });
}

describe('the wallet', () => {
  it("shows a developer's balance and links to the earnings", async () => {
    openDashboard('ada');

    const wallet = await screen.findByRole('link', { name: /^Wallet\s*\$1,234\.50$/ });
    expect(wallet.title).toMatch(/^Completed work\. Payments are settled between/);
    expect(wallet.getAttribute('href')).toBe('/dashboard/dev/earnings');
  });

  it('is empty and not a link for a client', async () => {
    openDashboard('mia', { balance: 0 });

    expect(await screen.findByText('$0.00')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
  });

  it('is not a link if the earnings page does not exist', async () => {
    openDashboard('ada', { isKnown: (path) => !path.endsWith('/earnings') });

    expect(await screen.findByText('$1,234.50')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
  });

  it('shows a dash instead of a wrong amount if the balance cannot be loaded', async () => {
    const backend = backendWithUsers({ signedInAs: 'mia' });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('wallet_balance') ? new Response('{}', { status: 400 }) : undefined,
    );
    renderInShell(routes, { path: '/dashboard/client/browse', backend });

    expect(await screen.findByText('—')).toBeTruthy();
  });
});
