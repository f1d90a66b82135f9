import { setWindowWidth } from '@showcase/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';

const routes = [
  {
    path: '/dashboard/*',
    element: (
      <DashboardFrame>
        <h1>The page</h1>
      </DashboardFrame>
    ),
  },
];

type Options = Parameters<typeof renderInShell>[1];

function openDashboard(path: string, options: Options = {}) {
  const backend = options.backend ?? backendWithUsers({ signedInAs: 'ada' });
  return renderInShell(routes, { path, ...options, backend, hasStyles: true });
}

const links = (name: string) => within(screen.getByRole('navigation', { name }));

describe('DashboardFrame', () => {
  it.each([
    [
      'Developer dashboard',
      '/dashboard/dev/profile',
      [
        ['My Profile', '/dashboard/dev/profile'],
        ['My Projects', '/dashboard/dev/projects'],
        ['My Services', '/dashboard/dev/services'],
        ['Hire Requests', '/dashboard/dev/requests'],
        ['Reviews', '/dashboard/dev/reviews'],
        ['Earnings', '/dashboard/dev/earnings'],
        ['My Invoices', '/dashboard/dev/invoices'],
        ['Messages', '/dashboard/client/messages'],
      ],
    ],
    [
      'Client dashboard',
      '/dashboard/client/messages',
      [
        ['Browse Developers', '/dashboard/client/browse'],
        ['My Hire Requests', '/dashboard/client/requests'],
        ['Saved Creators', '/dashboard/client/saved'],
        ['Messages', '/dashboard/client/messages'],
        ['My Invoices', '/dashboard/client/invoices'],
      ],
    ],
    [
      'Admin dashboard',
      '/dashboard/admin/overview',
      [
        ['Overview', '/dashboard/admin/overview'],
        ['Creators', '/dashboard/admin/creators'],
        ['Clients', '/dashboard/admin/clients'],
        ['Projects', '/dashboard/admin/projects'],
        ['Reports', '/dashboard/admin/reports'],
        ['Cases', '/dashboard/admin/cases'],
        ['Newsletters', '/dashboard/admin/newsletters'],
        ['Metrics', '/dashboard/admin/metrics'],
      ],
    ],
  ])('has the navigation of the %s', (name, path, expected) => {
    openDashboard(path);

    const all = links(name).getAllByRole('link');
    expect(all.map((link) => link.getAttribute('href'))).toEqual(expected.map(([, href]) => href));
    for (const [label, href] of expected) {
      expect(links(name).getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    }
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('lists only pages that exist, and marks the current one', () => {
    const served = ['/dashboard/dev/profile', '/dashboard/dev/projects'];
    openDashboard('/dashboard/dev/projects', { isKnown: (path) => served.includes(path) });

    const shown = links('Developer dashboard').getAllByRole('link');
    expect(shown.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['My ProfileProfile', null],
      ['My ProjectsProjects', 'page'],
    ]);
  });

  it('keeps the area on a page that its sidebar shares with another, also after a reload', async () => {
    const { person, currentUrl } = openDashboard('/dashboard/dev/profile');
    await person.click(links('Developer dashboard').getByRole('link', { name: 'Messages' }));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/client/messages'));
    expect(screen.getByRole('navigation', { name: 'Developer dashboard' })).toBeTruthy();
    cleanup();
    openDashboard('/dashboard/client/messages');
    expect(screen.getByRole('navigation', { name: 'Developer dashboard' })).toBeTruthy();
    cleanup();
    openDashboard('/dashboard/client/saved');
    expect(screen.getByRole('navigation', { name: 'Client dashboard' })).toBeTruthy();
  });

  it('frames a page that belongs to no area', () => {
    openDashboard('/dashboard/nowhere');

    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });
});

describe('the tab bar on phones', () => {
  const isShown = (name: string) => screen.queryByRole('link', { name }) !== null;
  const more = () => screen.getByRole('button', { name: 'More' });

  beforeEach(() => setWindowWidth(390));
  afterEach(() => setWindowWidth(1024));

  it('has the first four pages, with the others behind "More" until one is chosen', async () => {
    const { person, currentUrl } = openDashboard('/dashboard/dev/profile');
    const names = ['My Profile', 'Hire Requests', 'Reviews', 'Earnings'];
    expect(names.map(isShown)).toEqual([true, true, false, false]);
    expect(more().getAttribute('aria-expanded')).toBe('false');
    expect(more().getAttribute('aria-current')).toBeNull();

    await person.click(more());
    expect(more().getAttribute('aria-expanded')).toBe('true');
    expect(names.map(isShown)).toEqual([true, true, true, true]);
    await person.click(screen.getByRole('link', { name: 'Earnings' }));

    await waitFor(() => expect(currentUrl()).toBe('/dashboard/dev/earnings'));
    expect(more().getAttribute('aria-expanded')).toBe('false');
    expect(more().getAttribute('aria-current')).toBe('true');
  });

  it('closes "More" on Escape, and gives it the focus', async () => {
    const { person } = openDashboard('/dashboard/admin/overview');
    await person.click(more());

    await person.keyboard('{Escape}');

    expect(isShown('Metrics')).toBe(false);
    expect(more().matches(':focus')).toBe(true);
  });

  it('needs no "More" for five pages or less', () => {
    openDashboard('/dashboard/client/browse');

    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(links('Client dashboard').getAllByRole('link')).toHaveLength(5);
  });

  it('shows short labels below the icons', () => {
    openDashboard('/dashboard/client/browse');

    expect(screen.getByText('Browse').getAttribute('aria-hidden')).toBe('true');
  });
});

describe('the user menu', () => {
  async function openMenu() {
    const view = openDashboard('/dashboard/dev/profile');
    await view.person.click(await screen.findByRole('button', { name: 'Account of Ada Stone' }));
    await screen.findByRole('menu');
    return view;
  }

  it("says 'Signed in as' and the email", async () => {
    await openMenu();

    expect(screen.getByText(/^Signed in as/).textContent).toBe('Signed in as creator@example.com');
  });

  it('shows the version of the product', async () => {
    vi.stubEnv('PRODUCT_VERSION', '7.6.5');
    await openMenu();

    expect(screen.getByText('Version 7.6.5')).toBeTruthy();
  });

  it('signs out and goes to /login', async () => {
    const { person, currentUrl, session } = await openMenu();

    await person.click(screen.getByRole('menuitem', { name: 'Sign out' }));

    await waitFor(() => expect(currentUrl()).toBe('/login'));
    expect(session.getState().authUser).toBeNull();
  });

  it('links to the other parts of the dashboard', async () => {
    const { person, currentUrl } = await openMenu();

    await person.click(screen.getByRole('menuitem', { name: 'Client dashboard' }));

    await waitFor(() => expect(currentUrl()).toBe('/dashboard/client/browse'));
  });

  it('opens the account settings', async () => {
    const { person } = await openMenu();

    await person.click(screen.getByRole('menuitem', { name: 'Account settings' }));

    expect(await screen.findByRole('dialog', { name: 'Account settings' })).toBeTruthy();
  });

  it('switches the theme', async () => {
    const { person } = await openMenu();
    expect(screen.getByRole('menuitemradio', { name: 'System' }).getAttribute('aria-checked')).toBe(
      'true',
    );

    await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }));

    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  });
});

describe('a user whose profile is hidden', () => {
  const at = '2025-06-01T12:00:00.000Z';

  it('sees the reason on every page', async () => {
    const backend = backendWithUsers({ signedInAs: 'ada' });
    backend.rpc('my_restrictions', () => ({
      suspended: null,
      hidden: [{ kind: 'user', id: 'ada', reason: 'Copied profile', at }],
    }));
    openDashboard('/dashboard/client/messages', { backend });

    expect((await screen.findByText(/^An admin hid your profile/)).textContent).toBe(
      'An admin hid your profile: Copied profile',
    );
  });
});
