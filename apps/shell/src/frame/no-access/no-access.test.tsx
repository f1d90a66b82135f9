import { dataWorld, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dashboardEntry } from '../../session/guards/dashboard-entry.tsx';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { siteReleases } from '../../testing/site-releases.ts';
import { DashboardEntryPage } from './dashboard-entry-page.tsx';
// Imported up front, so that loading it does not count toward the first test's timeout.
import './no-access.tsx';

const PROJECT = '/dashboard/dev/projects?edit=7';

async function open(path: string, backend: ReturnType<typeof backendWithUsers>) {
  const dataSetup = dataWorld({ backend });
  const loader = dashboardEntry(dataSetup, async () => siteReleases);
  const route = { path: '/dashboard', loader, Component: DashboardEntryPage };
  const view = renderInShell([route], {
    path: `/dashboard?next=${encodeURIComponent(path)}`,
    dataSetup,
  });
  // As the shell's router does.
  dataSetup.session.subscribe((now, before) => {
    if (now.user?.is_dev !== before.user?.is_dev) void view.router.revalidate();
  });
  const title = (await screen.findByRole('heading', { level: 1 })).textContent;
  return { ...view, title };
}

function formerDeveloper() {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  const ada = backend.state.users.find(({ id }) => id === testId(1));
  if (ada) Object.assign(ada, { is_dev: false, skills: ['React'] });
  return backend;
}

it('leads a former developer back to developer mode, and then to the page', async () => {
  const { title, person, currentUrl } = await open(PROJECT, formerDeveloper());
  expect(title).toBe('You use Bolt Showcase as a client');
  expect(screen.getByText(/^My Projects is part of developer mode, which is off/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Developer Requests' })).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Back to Developer Mode' }));

  await screen.findByText('Elsewhere');
  expect(currentUrl()).toBe(PROJECT);
});

it('explains why developer mode stays off', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const backend = formerDeveloper();
  const { person } = await open(PROJECT, backend);
  backend.goDown();
  await person.click(screen.getByRole('button', { name: 'Back to Developer Mode' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your choice wasn't saved/);
});

it('leads a client to the interview', async () => {
  const { title } = await open(PROJECT, backendWithUsers({ signedInAs: 'mia' }));
  expect(title).toBe('This page is for developers');
  expect(screen.getByText(/My Projects opens once you're a developer/)).toBeTruthy();
  const interview = screen.getByRole('link', { name: 'Become a developer' });
  expect(interview.getAttribute('href')).toBe('/devonboard');
  expect(screen.getByRole('navigation', { name: 'Client dashboard' })).toBeTruthy();
});

it.each([
  ['mia', 'client@example.com'],
  ['ada', 'creator@example.com'],
] as const)('names the account of %s, who is no admin', async (signedInAs, email) => {
  const { title } = await open('/dashboard/admin/reports', backendWithUsers({ signedInAs }));
  expect(title).toBe('This page is for admins');
  expect(screen.getByText(new RegExp(email))).toBeTruthy();
  const home = screen.getByRole('link', { name: 'Go to your dashboard' });
  expect(home.getAttribute('href')).toBe('/dashboard');
});
