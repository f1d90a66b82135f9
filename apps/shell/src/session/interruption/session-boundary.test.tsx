import { createSessionStore, signIn } from '@showcase/data/session';
import { Outlet } from '@showcase/remote-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { unsavedChanges } from '../../core/unsaved-changes.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { SessionBoundary } from './session-boundary.tsx';
// Loaded up front, so that no test waits for it.
import './sign-in-dialog.tsx';

const frame = (
  <SessionBoundary>
    <Outlet />
  </SessionBoundary>
);
const form = <input aria-label="Bio" />;
const routes = [
  {
    element: frame,
    children: [
      { path: '/private', element: form, handle: { signIn: true } },
      { path: '/public', element: form },
    ],
  },
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Ada has typed something when she signs out in another tab. */
async function signOutElsewhere(options: { path: string; missingCode?: string }) {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  const view = renderInShell(routes, { backend, hasStyles: true, ...options });
  await act(() => view.session.ready());
  await view.person.type(screen.getByLabelText('Bio'), 'I build');
  await act(async () => (await backend.openTab().loadSupabase()).auth.signOut());
  return view;
}

async function interrupt() {
  const view = await signOutElsewhere({ path: '/private' });
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  return { ...view, dialog };
}

const bio = () => screen.getByLabelText('Bio');
const isVisible = () => getComputedStyle(bio()).visibility !== 'hidden';
const waitForDialogClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull();
  });

describe('a page whose session has ended', () => {
  it('stays mounted but hidden, behind the prompt', async () => {
    const { currentUrl } = await interrupt();

    expect(currentUrl()).toBe('/private');
    expect(isVisible()).toBe(false);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'creator@example.com');
  });

  it('preserves what was typed when the same user signs in again', async () => {
    const { person, currentUrl } = await interrupt();

    await person.type(screen.getByLabelText('Password'), 'showcase{Enter}');
    await waitForDialogClosed();

    expect(isVisible()).toBe(true);
    expect(bio()).toHaveProperty('value', 'I build');
    expect(currentUrl()).toBe('/private');
  });

  it('resumes when the user has signed in in another tab', async () => {
    const { backend } = await interrupt();

    await act(() =>
      signIn(backend.openTab(), { email: 'creator@example.com', password: 'showcase' }),
    );
    await waitForDialogClosed();

    expect(bio()).toHaveProperty('value', 'I build');
  });

  it('is mounted again for another user, with a notice', async () => {
    const { person } = await interrupt();

    await person.clear(screen.getByLabelText('Email'));
    await person.type(screen.getByLabelText('Email'), 'client@example.com');
    expect(screen.getByText(/is saved for/).textContent).toContain('creator@example.com');
    await person.type(screen.getByLabelText('Password'), 'showcase{Enter}');
    await waitForDialogClosed();

    expect(bio()).toHaveProperty('value', '');
    expect(await screen.findByText("You're now signed in as client@example.com.")).toBeTruthy();
  });

  it('leads to another tab while the code of the prompt is missing, and prompts after Retry', async () => {
    const { person } = await signOutElsewhere({ path: '/private', missingCode: 'sign-in form' });

    const link = await screen.findByRole('link', { name: 'Sign in from another tab' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/login', '_blank']);
    expect(isVisible()).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Retry' }));

    await screen.findByRole('dialog', { name: 'Sign in again' });
    expect(bio()).toHaveProperty('value', 'I build');
  });

  it('shows why sign-in failed, and keeps the prompt open', async () => {
    const { person } = await interrupt();

    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('Invalid login credentials');
    expect(isVisible()).toBe(false);
  });

  it('requires both fields', async () => {
    const { person } = await interrupt();

    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields');
    expect(screen.getByLabelText('Password').matches(':focus')).toBe(true);
  });

  it('goes to the homepage when the prompt is closed on a private page', async () => {
    const { person, currentUrl, session } = await interrupt();

    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitForDialogClosed();

    expect(currentUrl()).toBe('/');
    expect(session.getState()).toMatchObject({ authUser: null, user: null });
  });

  it('goes to the login page for other ways to sign in', async () => {
    const { person, currentUrl } = await interrupt();

    await person.click(screen.getByRole('link', { name: 'Sign in another way' }));
    await waitForDialogClosed();

    expect(currentUrl()).toBe('/login?next=%2Fprivate');
  });
});

describe('a private page after a sign-out in another tab', () => {
  it('says nothing of the person, and continues for the same account', async () => {
    const backend = backendWithUsers({ signedInAs: 'ada' });
    const view = renderInShell(routes, { backend, hasStyles: true, path: '/private' });
    await act(() => view.session.ready());
    await view.person.type(screen.getByLabelText('Bio'), 'I build');
    const otherTab = createSessionStore({ client: backend.openTab() });
    const stop = otherTab.start();
    await otherTab.ready();
    await act(() => otherTab.signOut());

    const dialog = await screen.findByRole('dialog', { name: 'You signed out' });
    expect(isVisible()).toBe(false);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
    expect(dialog.textContent).not.toContain('creator@example.com');

    await view.person.type(screen.getByLabelText('Email'), 'creator@example.com');
    await view.person.type(screen.getByLabelText('Password'), 'showcase{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bio()).toHaveProperty('value', 'I build');
    stop();
  });
});

describe('a public page whose session has ended', () => {
  it('stays open for a visitor', async () => {
    const { currentUrl, session } = await signOutElsewhere({ path: '/public' });

    await waitFor(() => expect(session.getState().authUser).toBeNull());
    expect(session.getState().isInterrupted).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bio()).toHaveProperty('value', 'I build');
    expect(currentUrl()).toBe('/public');
  });

  it('prompts for sign-in while it has unsaved work', async () => {
    const unregister = unsavedChanges.register();
    const { person, currentUrl, session } = await signOutElsewhere({ path: '/public' });

    await screen.findByRole('dialog', { name: 'Sign in again' });
    expect(isVisible()).toBe(true);
    await person.keyboard('{Escape}');
    await waitForDialogClosed();

    unregister();
    expect(currentUrl()).toBe('/public');
    expect(session.getState().authUser).toBeNull();
  });
});
