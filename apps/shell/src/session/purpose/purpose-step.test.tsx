import { testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { openSignup } from '../../testing/open-signup.tsx';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { LoginPage } from '../login-page.tsx';
import { SignupPage } from '../signup-page.tsx';

/** The question after a new account was created. */
async function openQuestion(options: Parameters<typeof openSignup>[0] = {}) {
  const view = await openSignup(options);
  await view.fillIn();
  await view.send();
  await screen.findByRole('radiogroup', { name: /Choose one/ });
  const choose = (name: string) => view.person.click(screen.getByRole('radio', { name }));
  const press = (name: string) => view.person.click(screen.getByRole('button', { name }));
  const getAnswers = () => view.backend.calls('answer_purpose');
  return { ...view, choose, press, getAnswers };
}

const expectNoQuestion = () =>
  expect(screen.queryByRole('heading', { name: 'What brings you here?' })).toBeNull();

describe('the question after a sign-up', () => {
  it.each([
    ['I want to hire', 'hire', '/dashboard'],
    ['I want to work', 'work', '/devonboard'],
    ['Both', 'both', '/devonboard'],
  ])('stores %j and leads on', async (name, purpose, path) => {
    const { choose, press, getAnswers, currentUrl } = await openQuestion();

    await choose(name);
    await press('Continue');

    await screen.findByText('Elsewhere');
    expect(currentUrl()).toBe(path);
    expect(getAnswers()).toEqual([{ purpose }]);
  });

  it.each(['I want to hire', 'I want to work'])(
    'leads back to the page that the visitor requested, after %j too',
    async (name) => {
      const { choose, press, currentUrl } = await openQuestion({
        path: '/signup?next=%2Fprojects%3Fq%3Dmaps',
      });

      expect(screen.getByText('Then we lead you back to where you were.')).toBeTruthy();
      await choose(name);
      await press('Continue');

      await screen.findByText('Elsewhere');
      expect(currentUrl()).toBe('/projects?q=maps');
    },
  );

  it('can be skipped, and is not asked again later', async () => {
    const { skipQuestion, getAnswers, backend, currentUrl, unmount } = await openQuestion();
    await skipQuestion();
    expect(currentUrl()).toBe('/dashboard');
    expect(getAnswers()).toEqual([]);
    unmount();
    backend.rpc('ask_purpose', () => false);

    renderInShell([{ path: '/login', Component: LoginPage }], { path: '/login', backend });
    await screen.findByText('Elsewhere');
    expectNoQuestion();
  });

  it('starts at its options, and asks for one of them or to skip', async () => {
    const { press, getAnswers } = await openQuestion();
    const first = screen.getByRole('radio', { name: 'I want to hire' });
    await waitFor(() => expect(first.matches(':focus')).toBe(true));

    await press('Continue');

    expect(await screen.findByText('Choose one, or skip this question')).toBeTruthy();
    expect(first.matches(':focus')).toBe(true);
    expect(getAnswers()).toEqual([]);
  });

  it('can be answered again, or skipped, if the answer is not stored', async () => {
    const { backend, choose, press, getAnswers, skipQuestion } = await openQuestion();
    backend.goDown();
    await choose('Both');
    await press('Continue');

    expect((await screen.findByRole('alert')).textContent).toMatch(/connect/);
    expect(screen.getByRole('radio', { name: 'Both' })).toHaveProperty('checked', true);
    backend.comeBack();
    await skipQuestion();
    expect(getAnswers()).toHaveLength(1);
  });
});

it('is not asked of someone who signs up at the end of the interview', async () => {
  const next = '/devonboard?from=interview';
  const view = await openSignup({ path: `/signup?next=${encodeURIComponent(next)}` });
  await view.fillIn();
  await view.send();
  await screen.findByText('Elsewhere');
  expect(view.currentUrl()).toBe(next);
  expect(view.backend.calls('ask_purpose')).toEqual([]);
});

it('is not asked of an account that existed before', async () => {
  const { currentUrl } = renderInShell([{ path: '/signup', Component: SignupPage }], {
    path: '/signup',
    backend: backendWithUsers({ signedInAs: 'mia' }),
  });
  await screen.findByText('Elsewhere');
  expectNoQuestion();
  expect(currentUrl()).toBe('/dashboard');
});

it('is not asked before the code of an account with a second factor', async () => {
  const backend = backendWithUsers({
    signedInAs: 'mia',
    factors: { [testId(2)]: { isVerified: true, isConfirmed: false } },
  });
  const { currentUrl } = renderInShell([{ path: '/login', Component: LoginPage }], {
    path: '/login',
    backend,
  });
  await screen.findByText('Elsewhere');
  expect(currentUrl()).toBe('/dashboard');
  expect(backend.calls('ask_purpose')).toEqual([]);
});

it('holds up no one if it cannot be asked', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { fillIn, send, backend } = await openSignup();
  backend.rpc('ask_purpose', () => new Response('{}', { status: 500 }));
  await fillIn();
  await send();
  await screen.findByText('Elsewhere');
  expectNoQuestion();
});
