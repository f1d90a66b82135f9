import { signIn } from '@showcase/data';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  answerThree,
  begin,
  complete,
  completions,
  mina,
  openInterview,
  say,
} from '../testing/open-interview.tsx';

const RETURNED = '/devonboard?from=interview';

async function completeAsVisitor() {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const world = openInterview({ user: null });
  await answerThree(world);
  await complete();
  return { world, log };
}

it('is open to visitors, whose way back is the homepage', async () => {
  openInterview({ user: null });
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('radio')).toHaveLength(12);
});

it('logs an error at completion without a session, and asks for an account', async () => {
  const { world, log } = await completeAsVisitor();
  expect(log).toHaveBeenCalledWith('Error completing onboarding:', 'nobody is signed in');
  const heading = screen.getByRole('heading', { name: 'Sign up to save your profile' });
  expect(heading.matches(':focus')).toBe(true);
  const next = `next=${encodeURIComponent(RETURNED)}`;
  const account = screen.getByRole('link', { name: 'Create an account' });
  expect(account.getAttribute('href')).toBe(`/signup?${next}`);
  const known = screen.getByRole('link', { name: 'I have an account' });
  expect(known.getAttribute('href')).toBe(`/login?${next}`);
  expect(completions(world)).toEqual([]);
  await complete();
  const again = screen.getByRole('heading', { name: 'Sign up to save your profile' });
  expect(again.matches(':focus')).toBe(true);
});

it('is saved for whoever signs in from there, and nothing stays in the browser', async () => {
  const { world } = await completeAsVisitor();
  world.page.dispose();
  cleanup();
  const signedIn = openInterview({ storage: world.storage, path: RETURNED });
  await waitFor(() => expect(signedIn.page.state.location.pathname).toBe('/dashboard/dev/profile'));
  expect(completions(signedIn)).toMatchObject([
    { profile: { years_experience: 7, hourly_rate: 90 }, transcript: { length: 10 } },
  ]);
  expect(signedIn.session.getState().user?.is_dev).toBe(true);
  for (const owner of ['visitor', mina().id]) {
    expect(world.storage.getItem(`bolt-showcase-draft-${owner}-interview`)).toBeNull();
  }
});

it('asks whoever has a profile already before it replaces anything', async () => {
  const { world } = await completeAsVisitor();
  world.page.dispose();
  cleanup();
  const user = mina({ is_dev: true, bio: 'Mine.' });
  const signedIn = openInterview({ storage: world.storage, path: RETURNED, user });
  await userEvent.click(await screen.findByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(signedIn.page.state.location.pathname).toBe('/dashboard/dev/profile'));
  expect(signedIn.session.getState().user).toMatchObject({ bio: 'Mine.', hourly_rate: 90 });
});

it('can be saved later where saving failed', async () => {
  const { world } = await completeAsVisitor();
  world.page.dispose();
  cleanup();
  const signedIn = openInterview({ storage: world.storage, path: RETURNED });
  signedIn.backend.answerWith(({ url }) =>
    url.pathname.includes('/rpc/') ? Promise.reject(new TypeError('fetch failed')) : undefined,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Almost done');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  signedIn.backend.comeBack();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(signedIn.page.state.location.pathname).toBe('/dashboard/dev/profile'));
});

it('is offered to who signs in elsewhere, and not saved by itself', async () => {
  const { world } = await completeAsVisitor();
  world.page.dispose();
  cleanup();
  const signedIn = openInterview({ storage: world.storage });
  expect(await screen.findByText(/was started in this browser without signing in/)).toBeTruthy();
  expect(completions(signedIn)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('log');
  expect(screen.getByText('3 responses')).toBeTruthy();
});

it('says where the answers are when they are not in this browser', async () => {
  openInterview({ path: RETURNED });
  expect(await screen.findByText(/in the browser where you gave them/)).toBeTruthy();
});

it('shows nothing of a private interview once its session has ended', async () => {
  const world = openInterview();
  await begin(world, /English/);
  await say(world, 'A secret');
  act(() => world.session.leave());
  expect(await screen.findByText(/You are signed out/)).toBeTruthy();
  expect(screen.queryByText('A secret')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await act(() =>
    signIn(world.backend.client, { email: 'mina@example.com', password: 'showcase' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('A secret')).toBeTruthy();
});

it('is out of sight while its person is asked to sign in again, and continues afterwards', async () => {
  const world = openInterview();
  await begin(world, /English/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Half an ans');
  const input = screen.getByLabelText('Your answer');
  act(() => world.session.setState({ isInterrupted: true }));
  expect(getComputedStyle(input).visibility).toBe('hidden');
  act(() => world.session.setState({ isInterrupted: false }));
  expect(getComputedStyle(input).visibility).not.toBe('hidden');
  expect(input).toHaveProperty('value', 'Half an ans');
});
