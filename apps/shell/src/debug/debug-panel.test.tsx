import { Outlet } from '@showcase/remote-contract';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { DebugConfigProvider, DebugTools, type DebugConfig } from './debug-tools.tsx';
// Loaded up front, so that no test waits for it.
import './launcher.tsx';
import './panel/debug-panel.tsx';

type Options = { audience?: DebugConfig['debugPanel']; signedInAs?: 'ada' | 'mia'; path?: string };

function openPage({ audience = 'everyone', signedInAs, path = '/projects/7' }: Options = {}) {
  const config = { debugPanel: audience, supabaseUrl: '/', supabaseKey: 'sb_publishable_1' };
  const element = (
    <DebugConfigProvider value={config}>
      <label>
        Bio <textarea />
      </label>
      <Outlet />
      <DebugTools />
    </DebugConfigProvider>
  );
  const routes = [{ element, children: [{ path: '*', element: <h1>Page</h1> }] }];
  const backend = backendWithUsers(signedInAs ? { signedInAs } : {});
  return renderInShell(routes, { path, backend, hasStyles: true });
}

async function openPanel(options?: Options) {
  const view = openPage(options);
  await act(() => view.session.ready());
  await view.person.click(await screen.findByRole('button', { name: 'Debug panel' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Debug panel' }));
  const openTab = (name: string) => view.person.click(panel.getByRole('tab', { name }));
  return { ...view, panel, openTab };
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Debug panel' }) !== null;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0));
});

describe('the debug panel', () => {
  it.each([
    ['developers', 'ada'],
    ['everyone', 'mia'],
    ['everyone', undefined],
  ] as const)('with audience %s is available to %s', async (audience, signedInAs) => {
    openPage({ audience, ...(signedInAs && { signedInAs }) });

    expect(await screen.findByRole('button', { name: 'Debug panel' })).toBeTruthy();
  });

  it.each([
    ['off', 'ada'],
    ['developers', 'mia'],
    ['developers', undefined],
  ] as const)('with audience %s is not available to %s', async (audience, signedInAs) => {
    const { session } = openPage({ audience, ...(signedInAs && { signedInAs }) });
    await act(() => session.ready());

    await expect(
      screen.findByRole('button', { name: 'Debug panel' }, { timeout: 100 }),
    ).rejects.toThrow();
  });

  it('opens and closes with Shift+D, but not while the user is typing', async () => {
    const { person } = openPage();
    await screen.findByRole('button', { name: 'Debug panel' });

    await person.click(screen.getByLabelText('Bio'));
    await person.keyboard('{Shift>}D{/Shift}');
    expect(isOpen()).toBe(false);
    expect(screen.getByLabelText('Bio')).toHaveProperty('value', 'D');

    await person.click(screen.getByRole('heading', { name: 'Page' }));
    await person.keyboard('{Shift>}D{/Shift}');
    await screen.findByRole('dialog', { name: 'Debug panel' });
    await person.keyboard('{Shift>}D{/Shift}');
    await expect.poll(() => isOpen()).toBe(false);
  });

  it('opens only with its tab after the shortcut is switched off, and remembers the setting', async () => {
    const { panel, person } = await openPanel();
    await person.click(panel.getByRole('switch', { name: 'Open with Shift+D' }));
    await person.keyboard('{Escape}');
    await expect.poll(() => isOpen()).toBe(false);

    await person.keyboard('{Shift>}D{/Shift}');
    expect(isOpen()).toBe(false);
    expect(localStorage.getItem('bolt-showcase-debug-shortcut')).toBe('off');

    await person.click(screen.getByRole('button', { name: 'Debug panel' }));
    await person.click(await screen.findByRole('switch', { name: 'Open with Shift+D' }));
    expect(localStorage.getItem('bolt-showcase-debug-shortcut')).toBeNull();
  });

  it('hides its tab while the page scrolls down', async () => {
    openPage();
    const tab = await screen.findByRole('button', { name: 'Debug panel' });
    const scrollTo = (scrollY: number) =>
      act(() => {
        vi.stubGlobal('scrollY', scrollY);
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(300);
    expect(getComputedStyle(tab).opacity).toBe('0');
    scrollTo(200);
    expect(getComputedStyle(tab).opacity).not.toBe('0');
  });

  it('is loaded when it is first opened, and closes on a click outside', async () => {
    const { person, queryClient } = openPage();
    const tab = await screen.findByRole('button', { name: 'Debug panel' });
    const isLoaded = () => queryClient.getQueryState(['code', 'debug panel']) !== undefined;
    expect(isLoaded()).toBe(false);
    await person.click(tab);
    await screen.findByRole('dialog', { name: 'Debug panel' });
    expect(isLoaded()).toBe(true);

    await person.click(document.body);
    await expect.poll(() => isOpen()).toBe(false);
  });

  it('has five tabs', async () => {
    const { panel } = await openPanel();

    expect(panel.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Session',
      'Local Storage',
      'Route',
      'API Test',
      'Environment',
    ]);
  });

  it.each([
    ['ada', 'Developer Mode'],
    ['mia', 'Client Mode'],
  ] as const)('shows for %s: %s', async (signedInAs, mode) => {
    const { panel } = await openPanel({ signedInAs });

    expect(panel.getByText(mode)).toBeTruthy();
  });

  it('signs out', async () => {
    const { panel, person, session, currentUrl } = await openPanel({ signedInAs: 'ada' });

    await person.click(panel.getByRole('button', { name: 'Sign out' }));

    await expect.poll(() => currentUrl()).toBe('/login');
    expect(session.getState().authUser).toBeNull();
  });

  it('shows the session, with tokens masked until they are revealed', async () => {
    const { panel, person, session } = await openPanel({ signedInAs: 'ada' });
    const token = session.getState().session?.access_token ?? '';

    expect(panel.getByText('creator@example.com')).toBeTruthy();
    expect(panel.queryByText(token)).toBeNull();
    await person.click(panel.getByRole('button', { name: 'Reveal access token' }));
    expect(panel.getByText(token)).toBeTruthy();
  });

  it('shows breadcrumbs to the current route and links to the main ones', async () => {
    const { panel, openTab, person, currentUrl } = await openPanel();
    await openTab('Route');

    const crumbs = within(panel.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'projects',
      '7',
    ]);
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '/',
      '/login',
      '/projects',
      '/creators',
      '/dashboard',
    ]);
    await person.click(panel.getByRole('link', { name: '/creators' }));
    expect(currentUrl()).toBe('/creators');
  });

  it('shows the browser and the version of the product', async () => {
    vi.stubEnv('PRODUCT_VERSION', '7.6.5');
    const { panel, openTab } = await openPanel();
    await openTab('Environment');

    expect(panel.getByText(navigator.userAgent)).toBeTruthy();
    expect(panel.getByText('7.6.5')).toBeTruthy();
  });
});
