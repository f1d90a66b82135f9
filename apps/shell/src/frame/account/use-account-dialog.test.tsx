import { getSettingsPath } from '@showcase/kit/panel-steps';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { DashboardFrame } from '../dashboard-frame.tsx';

const page = (
  <main id="content" tabIndex={-1}>
    <DashboardFrame>The page</DashboardFrame>
  </main>
);
const routes = [{ path: '/dashboard/*', element: page }];

const panel = '/dashboard/dev/requests?status=accepted&request=one';
const toPage = (path: string) => {
  const { pathname, search } = new URL(path, 'https://showcase.example');
  return { pathname, search };
};

const open = (path: string) =>
  renderInShell(routes, {
    path,
    backend: backendWithUsers({ signedInAs: 'ada' }),
    hasStyles: true,
  });

describe('a link to the notification settings', () => {
  it('opens them over the page, and closing them leaves the rest of the URL', async () => {
    const { person, currentUrl } = open('/dashboard/dev/projects?q=map&settings=email#top');
    await screen.findByRole('dialog', { name: 'Notifications' });

    await person.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentUrl()).toMatch(/^\/dashboard\/dev\/projects\?q=map(#top)?$/);
    expect(screen.getByText('The page')).toBeTruthy();
    const [firstLink] = screen.getAllByRole('link');
    await waitFor(() => expect(firstLink?.matches(':focus')).toBe(true));
  });

  it.each([
    ['billing', 'Billing details'],
    ['deletion', 'Delete your account'],
    ['security', 'Security'],
  ])('to %s opens %j', async (part, name) => {
    open(`/dashboard/dev/requests?settings=${part}`);
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  });

  it('to another part leads there while they are open', async () => {
    const { router } = open('/dashboard/dev/requests?settings=email');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await act(() => router.navigate('/dashboard/dev/requests?settings=security'));
    expect(await screen.findByRole('dialog', { name: 'Security' })).toBeTruthy();
  });

  it('to the own data opens the settings with the focus on its download', async () => {
    const { person } = open('/dashboard/dev/requests?settings=data');
    const settings = within(await screen.findByRole('dialog', { name: 'Account settings' }));
    const button = settings.getByRole('button', { name: 'Download my data' });
    await waitFor(() => expect(button.matches(':focus')).toBe(true));

    await person.click(settings.getByRole('button', { name: 'Security…' }));
    await person.click(await screen.findByRole('button', { name: 'Account settings' }));
    const security = await screen.findByRole('button', { name: 'Security…' });
    await waitFor(() => expect(security.matches(':focus')).toBe(true));
  });

  it.each(['there', 'in another tab'])(
    'from an open panel, opened %s, leads back',
    async (where) => {
      const linked = getSettingsPath('billing', toPage(panel));
      const { router, person, currentUrl } = open(where === 'there' ? panel : linked);
      await screen.findByText('The page');
      if (where === 'there') await act(() => router.navigate(linked));
      await screen.findByRole('dialog', { name: 'Billing details' });
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(currentUrl()).toBe(panel);
    },
  );

  it('that is for something else opens nothing', async () => {
    const { currentUrl } = open('/dashboard/dev/projects?settings=colors');

    expect(await screen.findByRole('button', { name: 'Account of Ada Stone' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentUrl()).toBe('/dashboard/dev/projects?settings=colors');
  });

  it('leaves the menu opening the account settings at their start', async () => {
    const { person } = open('/dashboard/dev/projects?settings=email');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await person.click(screen.getByRole('button', { name: 'Account of Ada Stone' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Account settings' }));

    expect(await screen.findByRole('dialog', { name: 'Account settings' })).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const menu = screen.getByRole('button', { name: 'Account of Ada Stone' });
    await waitFor(() => expect(menu.matches(':focus')).toBe(true));
  });
});
