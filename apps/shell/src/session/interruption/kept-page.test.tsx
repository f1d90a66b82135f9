import { signIn } from '@showcase/data';
import { Outlet } from '@showcase/remote-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithPeople } from '../../testing/people.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { KeptPage } from './kept-page.tsx';
// Loaded here, so that no test waits for it.
import './sign-in-again.tsx';

const frame = (
  <KeptPage>
    <Outlet />
  </KeptPage>
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

/** Ada has typed something when another tab of her browser signs out. */
async function interrupt(path = '/private') {
  const view = renderInShell(routes, { path, backend: backendWithPeople({ signedInAs: 'ada' }) });
  await act(() => view.session.ready());
  await view.person.type(screen.getByLabelText('Bio'), 'I build');
  await act(() => view.backend.openTab().auth.signOut());
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  return { ...view, dialog };
}

const bio = () => screen.getByLabelText('Bio');
const isSeen = () => getComputedStyle(bio()).visibility !== 'hidden';
const isDialogGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull();
  });

describe('a page whose session has ended', () => {
  it('stays where it is, out of sight, below the question', async () => {
    const { address } = await interrupt();

    expect(address()).toBe('/private');
    expect(isSeen()).toBe(false);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'creator@example.com');
  });

  it('goes on with what was typed when the same person signs in again', async () => {
    const { person, address } = await interrupt();

    await person.type(screen.getByLabelText('Password'), 'showcase{Enter}');
    await isDialogGone();

    expect(isSeen()).toBe(true);
    expect(bio()).toHaveProperty('value', 'I build');
    expect(address()).toBe('/private');
  });

  it('goes on when the person has signed in in another tab', async () => {
    const { backend } = await interrupt();

    await act(() =>
      signIn(backend.openTab(), { email: 'creator@example.com', password: 'showcase' }),
    );
    await isDialogGone();

    expect(bio()).toHaveProperty('value', 'I build');
  });

  it('gives somebody else a page of their own, and says so', async () => {
    const { person } = await interrupt();

    await person.clear(screen.getByLabelText('Email'));
    await person.type(screen.getByLabelText('Email'), 'client@example.com');
    expect(screen.getByText(/is kept for/).textContent).toContain('creator@example.com');
    await person.type(screen.getByLabelText('Password'), 'showcase{Enter}');
    await isDialogGone();

    expect(bio()).toHaveProperty('value', '');
    expect(await screen.findByText('You are now signed in as client@example.com.')).toBeTruthy();
  });

  it('says why signing in failed, and keeps asking', async () => {
    const { person } = await interrupt();

    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('Invalid login credentials');
    expect(isSeen()).toBe(false);
  });

  it('asks for both fields', async () => {
    const { person } = await interrupt();

    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields');
    expect(screen.getByLabelText('Password').matches(':focus')).toBe(true);
  });

  it('is left for the homepage when a private page is closed', async () => {
    const { person, address, session } = await interrupt();

    await person.click(screen.getByRole('button', { name: 'Close' }));
    await isDialogGone();

    expect(address()).toBe('/');
    expect(session.getState()).toMatchObject({ authUser: null, user: null });
  });

  it('is left for the login page by those who sign in another way', async () => {
    const { person, address } = await interrupt();

    await person.click(screen.getByRole('link', { name: 'Sign in another way' }));
    await isDialogGone();

    expect(address()).toBe('/login?next=%2Fprivate');
  });
});

describe('a public page whose session has ended', () => {
  async function signOutElsewhere() {
    const backend = backendWithPeople({ signedInAs: 'ada' });
    const view = renderInShell(routes, { path: '/public', backend });
    await act(() => view.session.ready());
    await view.person.type(screen.getByLabelText('Bio'), 'I build');
    await act(() => backend.openTab().auth.signOut());
    return view;
  }

  it('just goes on for a visitor', async () => {
    const { address, session } = await signOutElsewhere();

    await waitFor(() => expect(session.getState().authUser).toBeNull());
    expect(session.getState().isInterrupted).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bio()).toHaveProperty('value', 'I build');
    expect(address()).toBe('/public');
  });

  it('asks while something on it is not saved', async () => {
    const guard = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    const { person, address, session } = await signOutElsewhere();

    await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(isSeen()).toBe(true);
    await person.keyboard('{Escape}');
    await isDialogGone();

    window.removeEventListener('beforeunload', guard);
    expect(address()).toBe('/public');
    expect(session.getState().authUser).toBeNull();
  });
});
