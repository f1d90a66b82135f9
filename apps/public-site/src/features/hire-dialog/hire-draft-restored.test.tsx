import {
  answerWithNewRequest,
  aService,
  aUser,
  fakeBackend,
  testId,
  type FakeBackend,
} from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './hire-dialog.tsx';

const ada = testId(1);
const noah = testId(2);
const MESSAGE = 'A shop for tea, please, with a blog.';
const service = aService({ title: 'Landing page', price: 400 });
const path = `/creators/${ada}?hire=${service.id}`;

function createBackend(signedInAs?: string) {
  const backend = fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [
      aUser(),
      aUser({ id: noah, name: 'Noah Bennett', username: null, is_dev: false }),
      aUser({ id: testId(3), name: 'Mia Moss', username: null, is_dev: false }),
    ],
    services: [service],
  });
  answerWithNewRequest(backend);
  return backend;
}

const dialog = () => screen.findByRole('dialog', { name: 'Hire Ada Stone' });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });

async function writeMessage(backend: FakeBackend) {
  const page = openPage(path, backend);
  await dialog();
  await enterText(message(), MESSAGE);
  return page;
}

describe('the draft of a visitor', () => {
  it('survives sign-in and sign-up, which return to the open dialog', async () => {
    await writeMessage(createBackend());
    const form = within(await dialog());
    const next = `next=${encodeURIComponent(path)}`;
    expect(form.getByRole('link', { name: 'Sign in to send' }).getAttribute('href')).toBe(
      `/login?${next}`,
    );
    expect(form.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe(
      `/signup?${next}`,
    );
    expect(form.queryByRole('button', { name: 'Send request' })).toBeNull();

    cleanup();
    openPage(path, createBackend(noah));
    await dialog();
    expect(message().value).toBe(MESSAGE);
  });

  it('belongs to the user who signed in with it, and to no one else', async () => {
    await writeMessage(createBackend());
    cleanup();
    openPage(path, createBackend(noah));
    await dialog();
    cleanup();
    openPage(path, createBackend(testId(3)));
    await dialog();
    expect(message().value).toBe('');
    cleanup();
    openPage(path, createBackend(noah));
    await dialog();
    expect(message().value).toBe(MESSAGE);
  });
});

describe('a user who is signed out in another tab', () => {
  async function signOutElsewhere() {
    const reports = new Set<object>();
    const unsavedChanges = {
      register() {
        const report = {};
        reports.add(report);
        return () => void reports.delete(report);
      },
    };
    const backend = createBackend(noah);
    const page = openPage(path, backend, { services: { unsavedChanges } });
    await dialog();
    expect(reports.size).toBe(0);
    await enterText(message(), MESSAGE);
    expect(reports.size).toBe(1);
    await act(async () => (await backend.openTab().loadSupabase()).auth.signOut());
    // As the shell does at a sign-out.
    localStorage.clear();
    return { ...page, reports };
  }

  it('is prompted to sign in where the text still is', async () => {
    const { session, reports } = await signOutElsewhere();
    await waitFor(() => expect(session.getState().isInterrupted).toBe(true));
    expect(reports.size).toBe(1);
    expect(message().value).toBe(MESSAGE);
  });

  it('leaves nothing to the next visitor', async () => {
    const { session, reports } = await signOutElsewhere();
    await waitFor(() => expect(session.getState().isInterrupted).toBe(true));
    act(() => session.leave());
    await screen.findByRole('link', { name: 'Sign in to send' });
    await waitFor(() => expect(message().value).toBe(''));
    expect(reports.size).toBe(0);
  });
});

describe('closing the dialog', () => {
  it('keeps the draft and restores focus', async () => {
    const { user, currentUrl } = openPage(`/creators/${ada}`, createBackend(noah));
    const opener = await screen.findByRole('button', { name: 'Hire Me' });
    await user.click(opener);
    await dialog();
    await enterText(message(), MESSAGE);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentUrl()).toBe(`/creators/${ada}`);
    await waitFor(() => expect(opener.matches(':focus')).toBe(true));
    await user.keyboard('{Enter}');
    await dialog();
    expect(message().value).toBe(MESSAGE);
  });
});

describe('a lost response', () => {
  it('is retried with the same key', async () => {
    const backend = createBackend(noah);
    const { user } = await writeMessage(backend);
    backend.rpc('create_hire_request', () => {
      answerWithNewRequest(backend);
      throw new TypeError('fetch failed');
    });
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request sent' });
    const keys = backend.calls('create_hire_request').map(({ request_key }) => request_key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps the form filled while the backend is down, with the same key after a reload', async () => {
    const backend = createBackend(noah);
    const { user } = await writeMessage(backend);
    backend.goDown();
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(
      await screen.findByText(/^The request wasn't sent\. We can't connect right now/),
    ).toBeTruthy();
    expect(message().value).toBe(MESSAGE);
    const requestKeys = () =>
      backend.calls('create_hire_request').map(({ request_key }) => request_key);
    const [first] = requestKeys();

    cleanup();
    backend.comeBack();
    const reopened = openPage(path, backend);
    await dialog();
    await reopened.user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request sent' });
    expect(requestKeys().at(-1)).toBe(first);
  });

  it('waits as long as the rate limit requires', async () => {
    const backend = createBackend(noah);
    const { user } = await writeMessage(backend);
    backend.rejectWith(429, { retryAfter: 20 });
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    const text = "The request wasn't sent. Too many requests. Try again in 20 s.";
    expect(await screen.findByText(text)).toBeTruthy();
    const button = screen.getByRole('button', { name: /^Send request \(\d+ s\)/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const requestCount = backend.requests.length;
    await user.click(button);
    expect(backend.requests).toHaveLength(requestCount);
  });
});
