import { screen } from '@testing-library/react';
import { dataWorld, testId } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { siteReleases } from '../../testing/site-releases.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import {
  dashboardEntry,
  DashboardEntryFailure,
  DashboardEntryFallback,
} from './dashboard-entry.tsx';

function openDashboard(backend: ReturnType<typeof backendWithUsers>, search = '') {
  const dataSetup = dataWorld({ backend });
  const route = {
    path: '/dashboard',
    loader: dashboardEntry(dataSetup, async () => siteReleases),
    Component: DashboardEntryFallback,
    HydrateFallback: DashboardEntryFallback,
    ErrorBoundary: DashboardEntryFailure,
  };
  return renderInShell([route], { path: `/dashboard${search}`, dataSetup });
}

describe('the entry of the dashboard', () => {
  it.each([
    ['a developer', 'ada', '/dashboard/dev/profile'],
    ['a client', 'mia', '/dashboard/client/browse'],
    ['a visitor', undefined, '/login'],
  ] as const)('redirects %s', async (_, signedInAs, expected) => {
    const { currentUrl } = openDashboard(backendWithUsers(signedInAs ? { signedInAs } : {}));

    expect(screen.getByRole('status').textContent).toBe('Loading dashboard...');
    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe(expected);
  });

  it.each(['ada', 'mia'] as const)(
    'redirects an admin, such as %s, to the admin area',
    async (signedInAs) => {
      const backend = backendWithUsers({ signedInAs, admins: [testId(1), testId(2)] });
      const { currentUrl } = openDashboard(backend, '?settings=email');

      await screen.findByText('Elsewhere');
      expect(currentUrl()).toBe('/dashboard/admin/overview?settings=email');
    },
  );

  it.each([
    ['a developer', 'ada', '/dashboard/dev/profile?settings=email'],
    ['a client', 'mia', '/dashboard/client/browse?settings=email'],
    ['a visitor', undefined, '/login?next=%2Fdashboard%3Fsettings%3Demail'],
  ] as const)('keeps what a link opens there for %s', async (_, signedInAs, expected) => {
    const backend = backendWithUsers(signedInAs ? { signedInAs } : {});
    const { currentUrl } = openDashboard(backend, '?settings=email');

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe(expected);
  });

  it.each([
    ['a developer', 'ada', '/dashboard/dev/projects?edit=new'],
    ['a visitor', undefined, '/login?next=%2Fdashboard%2Fdev%2Fprojects%3Fedit%3Dnew'],
  ] as const)('leads %s on to the page that they wanted', async (_, signedInAs, expected) => {
    const backend = backendWithUsers(signedInAs ? { signedInAs } : {});
    const wanted = encodeURIComponent('/dashboard/dev/projects?edit=new');
    const { currentUrl } = openDashboard(backend, `?next=${wanted}`);

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe(expected);
  });

  it('offers a retry while the profile cannot be loaded', async () => {
    const backend = backendWithUsers({ signedInAs: 'ada' });
    backend.goDown();
    const { currentUrl, person } = openDashboard(backend);

    expect((await screen.findByRole('alert')).textContent).toMatch(/^We can't connect right now/);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('alert');
    expect(currentUrl()).toBe('/dashboard');

    backend.comeBack();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe('/dashboard/dev/profile');
  });
});
