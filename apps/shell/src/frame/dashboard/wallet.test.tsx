import { testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { DashboardFrame } from '../dashboard-frame.tsx';

const routes = [{ path: '/dashboard/*', element: <DashboardFrame>The page</DashboardFrame> }];

function openDashboard(signedInAs: 'ada' | 'mia', isKnown: (path: string) => boolean = () => true) {
  const backend = backendWithUsers({ signedInAs, wallets: { [testId(1)]: 1234.5 } });
  renderInShell(routes, { path: '/dashboard/client/browse', backend, isKnown });
}

describe('the wallet', () => {
  it('holds what a developer has earned and leads to where it comes from', async () => {
    openDashboard('ada');

    const wallet = await screen.findByRole('link', { name: /^Wallet\s*\$1,234\.50$/ });
    expect(wallet.getAttribute('href')).toBe('/dashboard/dev/earnings');
  });

  it('of a client is empty and leads nowhere', async () => {
    openDashboard('mia');

    expect(await screen.findByText('$0.00')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
  });

  it('leads nowhere while nobody serves the earnings', async () => {
    openDashboard('ada', (path) => !path.endsWith('/earnings'));

    expect(await screen.findByText('$1,234.50')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
  });

  it('shows a dash and no false figure where it cannot be read', async () => {
    const backend = backendWithUsers({ signedInAs: 'mia' });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('wallet_balance') ? new Response('{}', { status: 400 }) : undefined,
    );
    renderInShell(routes, { path: '/dashboard/client/browse', backend });

    expect(await screen.findByText('—')).toBeTruthy();
  });
});
