import { signIn } from '@showcase/data/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  answerThreeQuestions,
  startInterview,
  complete,
  getCompletionCalls,
  mina,
  openInterview,
  sendAnswer,
} from '../testing/open-interview.tsx';

const RETURN_PATH = '/devonboard?from=interview';

async function completeAsVisitor() {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const view = openInterview({ user: null });
  await answerThreeQuestions(view);
  await complete();
  return { view, log };
}

it('is open to visitors, with a link back to the homepage', async () => {
  openInterview({ user: null });
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('radio')).toHaveLength(12);
});

it('logs an error on completion without a session, and prompts for sign-up', async () => {
  const { view, log } = await completeAsVisitor();
  expect(log).toHaveBeenCalledWith('Error completing onboarding:', 'nobody is signed in');
  const heading = screen.getByRole('heading', { name: 'Sign up to save your profile' });
  expect(heading.matches(':focus')).toBe(true);
  const next = `next=${encodeURIComponent(RETURN_PATH)}`;
  const signUpLink = screen.getByRole('link', { name: 'Create an account' });
  expect(signUpLink.getAttribute('href')).toBe(`/signup?${next}`);
  const signInLink = screen.getByRole('link', { name: 'I have an account' });
  expect(signInLink.getAttribute('href')).toBe(`/login?${next}`);
  expect(getCompletionCalls(view)).toEqual([]);
  await complete();
  const newHeading = screen.getByRole('heading', { name: 'Sign up to save your profile' });
  expect(newHeading.matches(':focus')).toBe(true);
});

it('is saved for the user who signs in from there, and removed from the browser', async () => {
  const { view } = await completeAsVisitor();
  view.page.dispose();
  cleanup();
  const signedIn = openInterview({ storage: view.storage, path: RETURN_PATH });
  await waitFor(() => expect(signedIn.page.state.location.pathname).toBe('/dashboard/dev/profile'));
  expect(getCompletionCalls(signedIn)).toMatchObject([
    { profile: { years_experience: 7, hourly_rate: 90 }, transcript: { length: 10 } },
  ]);
  expect(signedIn.session.getState().user?.is_dev).toBe(true);
  for (const owner of ['visitor', mina().id]) {
    expect(view.storage.getItem(`bolt-showcase-draft-${owner}-interview`)).toBeNull();
  }
});

it('lets users with an existing profile choose before it replaces anything', async () => {
  const { view } = await completeAsVisitor();
  view.page.dispose();
  cleanup();
  const user = mina({ is_dev: true, bio: 'Mine.' });
  const signedIn = openInterview({ storage: view.storage, path: RETURN_PATH, user });
  await userEvent.click(await screen.findByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(signedIn.page.state.location.pathname).toBe('/dashboard/dev/profile'));
  expect(getCompletionCalls(signedIn)).toMatchObject([{ replaced: [] }]);
});

it('can be saved later if saving failed', async () => {
  const { view } = await completeAsVisitor();
  view.page.dispose();
  cleanup();
  const signedIn = openInterview({ storage: view.storage, path: RETURN_PATH });
  signedIn.backend.answerWith(({ url }) =>
    url.pathname.includes('/rpc/') ? Promise.reject(new TypeError('fetch failed')) : undefined,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'all your answers are still here',
  );
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  signedIn.backend.comeBack();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(signedIn.page.state.location.pathname).toBe('/dashboard/dev/profile'));
});

it('is offered to users who sign in elsewhere, but not saved automatically', async () => {
  const { view } = await completeAsVisitor();
  view.page.dispose();
  cleanup();
  const signedIn = openInterview({ storage: view.storage });
  expect(await screen.findByText(/in this browser, started without signing in/)).toBeTruthy();
  expect(getCompletionCalls(signedIn)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('log');
  expect(screen.getByText('3 responses')).toBeTruthy();
});

it('explains where the answers are if they are not in this browser', async () => {
  openInterview({ path: RETURN_PATH });
  expect(await screen.findByText(/in the browser you used for the interview/)).toBeTruthy();
});

it('hides a private interview once its session has ended', async () => {
  const view = openInterview();
  await startInterview(view, /English/);
  await sendAnswer(view, 'A secret');
  act(() => view.session.leave());
  expect(await screen.findByText(/You're signed out/)).toBeTruthy();
  expect(screen.queryByText('A secret')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await act(() => signIn(view.backend.client, { email: 'mina@example.com', password: 'showcase' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('A secret')).toBeTruthy();
});

it('is hidden while the user is prompted to sign in again, and then continues', async () => {
  const view = openInterview({ hasStyles: true });
  await startInterview(view, /English/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Half an ans');
  const input = screen.getByLabelText('Your answer');
  act(() => view.session.setState({ isInterrupted: true }));
  expect(getComputedStyle(input).visibility).toBe('hidden');
  act(() => view.session.setState({ isInterrupted: false }));
  expect(getComputedStyle(input).visibility).not.toBe('hidden');
  expect(input).toHaveProperty('value', 'Half an ans');
});
