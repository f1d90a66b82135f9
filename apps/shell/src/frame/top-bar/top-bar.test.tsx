import { setWindowWidth } from '@showcase/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { SiteFrame } from '../site-frame.tsx';

const routes = [
  {
    Component: SiteFrame,
    children: ['/', '/projects', '/creators', '/dashboard', '/login'].map((path) => ({
      path,
      element: <h1>{`Page ${path}`}</h1>,
    })),
  },
];

type Options = Parameters<typeof backendWithUsers>[0] & { path?: string };

function openPage({ path = '/', ...people }: Options = {}) {
  const backend = backendWithUsers(people);
  return renderInShell(routes, { path, backend, hasStyles: true });
}

const bar = () => within(screen.getByRole('banner'));
const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

describe('TopBar', () => {
  it('shows a visitor the logo, Projects, Creators and Sign In', async () => {
    openPage();

    const signIn = await bar().findByRole('link', { name: 'Sign In' });
    expect(signIn.getAttribute('href')).toBe('/login');
    expect(
      bar()
        .getByRole('link', { name: /^Bolt Showcase/ })
        .getAttribute('href'),
    ).toBe('/');
    expect(mainLinks()).toEqual([
      ['Projects', '/projects'],
      ['Creators', '/creators'],
    ]);
    expect(bar().queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  it('shows a signed-in user the Dashboard, the avatar that links there, and Sign Out', async () => {
    openPage({ signedInAs: 'ada' });

    const avatar = await bar().findByRole('link', { name: 'Ada Stone, dashboard' });
    expect(avatar.getAttribute('href')).toBe('/dashboard');
    expect(mainLinks()).toContainEqual(['Dashboard', '/dashboard']);
    expect(bar().getByRole('button', { name: 'Sign Out' })).toBeTruthy();
    expect(bar().queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('signs out and goes to /login', async () => {
    const { person, currentUrl, session } = openPage({ signedInAs: 'ada' });

    await person.click(await bar().findByRole('button', { name: 'Sign Out' }));

    await bar().findByRole('link', { name: 'Sign In' });
    await waitFor(() => expect(currentUrl()).toBe('/login'));
    expect(session.getState()).toMatchObject({ authUser: null, user: null });
  });

  it('confirms a sign-out that loses drafts, then deletes them', async () => {
    localStorage.setItem('bolt-showcase-draft-ada-profile', 'About me');
    const { person, currentUrl } = openPage({ signedInAs: 'ada' });
    const signOut = await bar().findByRole('button', { name: 'Sign Out' });

    await person.click(signOut);
    await person.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    expect(currentUrl()).toBe('/');
    expect(localStorage.getItem('bolt-showcase-draft-ada-profile')).toBe('About me');

    await person.click(await bar().findByRole('button', { name: 'Sign Out' }));
    await person.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(currentUrl()).toBe('/login'));
    await waitFor(() => expect(localStorage.getItem('bolt-showcase-draft-ada-profile')).toBeNull());
  });

  it('signs out on this device if the service cannot be reached, and explains what that means', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { person, currentUrl, backend } = openPage({ signedInAs: 'ada' });
    const button = await bar().findByRole('button', { name: 'Sign Out' });
    backend.rejectWith(500);

    await person.click(button);

    await waitFor(() => expect(log).toHaveBeenCalledWith('Error signing out:', expect.anything()));
    await waitFor(() => expect(currentUrl()).toBe('/login'));
    expect(await screen.findByText(/^You're signed out here,/)).toBeTruthy();
    expect(bar().getByRole('link', { name: 'Sign In' })).toBeTruthy();
  });

  it.each([
    ['/', 0, 'hero'],
    ['/', 10, 'hero'],
    ['/', 11, 'solid'],
    ['/projects', 0, 'solid'],
  ])('on %s, scrolled by %i px, is %s', (path, y, look) => {
    openPage({ path });

    scrollTo(y);

    expect(screen.getByRole('banner').dataset.look).toBe(look);
  });
});

describe('the menu of small screens', () => {
  const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
  beforeEach(() => setWindowWidth(390));
  afterEach(() => setWindowWidth(1024));
  const toggle = (name: 'Open menu' | 'Close menu') => screen.getByRole('button', { name });

  it('opens and closes with its toggle, and has the links of the bar and Sign In', async () => {
    const { person } = openPage();
    expect(menu()).toBeNull();
    expect(toggle('Open menu').hasAttribute('aria-controls')).toBe(false);

    await person.click(toggle('Open menu'));

    expect(toggle('Close menu').getAttribute('aria-expanded')).toBe('true');
    expect(toggle('Close menu').getAttribute('aria-controls')).toBe(menu()?.id);
    const links = await within(screen.getByRole('navigation', { name: 'Menu' })).findAllByRole(
      'link',
    );
    await waitFor(() =>
      expect(links.map((link) => link.textContent)).toEqual(['Projects', 'Creators', 'Sign In']),
    );

    await person.click(toggle('Close menu'));
    expect(menu()).toBeNull();
  });

  it("shows the user's name, email and a sign-out button", async () => {
    const { person, currentUrl } = openPage({ signedInAs: 'ada' });
    await person.click(toggle('Open menu'));
    const opened = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(await opened.findByText('Ada Stone')).toBeTruthy();
    expect(opened.getByText('creator@example.com')).toBeTruthy();
    expect(opened.getByRole('link', { name: 'Dashboard' })).toBeTruthy();

    await person.click(opened.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(menu()).toBeNull());
    expect(currentUrl()).toBe('/login');
  });

  it.each(['/projects', '/'])('closes on navigation to %s', async (path) => {
    const { person, router } = openPage();
    await person.click(toggle('Open menu'));

    await waitFor(() => router.navigate(path));

    await waitFor(() => expect(menu()).toBeNull());
  });

  it('is closed when the visitor returns to the page where it was open', async () => {
    const { person, router, currentUrl } = openPage();
    await person.click(toggle('Open menu'));
    await waitFor(() => router.navigate('/projects'));
    await waitFor(() => expect(menu()).toBeNull());

    await waitFor(() => router.navigate(-1));

    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(menu()).toBeNull();
  });

  it('closes on Escape and returns the focus to the toggle', async () => {
    const { person } = openPage();
    await person.click(toggle('Open menu'));

    await person.keyboard('{Escape}');

    expect(menu()).toBeNull();
    expect(toggle('Open menu').matches(':focus')).toBe(true);
  });

  it('closes on a click outside, but not inside', async () => {
    const { person } = openPage({ signedInAs: 'ada' });
    await person.click(toggle('Open menu'));

    await person.click(await screen.findByText('creator@example.com'));
    expect(menu()).toBeTruthy();
    await person.click(screen.getByRole('heading', { name: 'Page /' }));
    expect(menu()).toBeNull();
  });
});
