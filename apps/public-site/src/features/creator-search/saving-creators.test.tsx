import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const jonas = testId(2);

const createBackend = (signedInAs?: string) =>
  fakeBackend({
    users: [aUser(), aUser({ id: jonas, name: 'Jonas Weber', username: null })],
    ...(signedInAs && { signedInAs }),
  });

const save = (name: string) => screen.findByRole('button', { name: `Save ${name}` });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

it('saves a creator from their card, and removes them again', async () => {
  const { user, backend, currentUrl } = openPage('/creators', createBackend(testId(1)));
  const button = await save('Jonas Weber');
  expect(isPressed(button)).toBe(false);
  expect(screen.queryByRole('button', { name: 'Save Ada Stone' })).toBeNull();

  await user.click(button);
  await waitFor(() => expect(isPressed(button)).toBe(true));
  await waitFor(() => expect(backend.state.savedCreators).toMatchObject([{ creator_id: jonas }]));

  await user.click(button);
  await waitFor(() => expect(backend.state.savedCreators).toEqual([]));
  expect(isPressed(button)).toBe(false);
  expect(currentUrl()).toBe('/creators');
});

it('shows which creators are already saved', async () => {
  const backend = createBackend(testId(1));
  backend.state.savedCreators.push({
    user_id: testId(1),
    creator_id: jonas,
    note: null,
    created_at: '2025-06-01T12:00:00.000Z',
  });
  openPage('/creators', backend);
  const button = await save('Jonas Weber');
  await waitFor(() => expect(isPressed(button)).toBe(true));
});

it('makes a visitor sign in, and saves after they return to the same search', async () => {
  const { user, currentUrl } = openPage('/creators?q=jonas', createBackend());
  await user.click(await save('Jonas Weber'));
  await waitFor(() =>
    expect(currentUrl()).toBe(
      `/login?reason=save-creator&next=${encodeURIComponent('/creators?q=jonas')}`,
    ),
  );

  cleanup();
  const { backend, notices } = openPage('/creators?q=jonas', createBackend(testId(1)));
  await waitFor(() => expect(backend.state.savedCreators).toMatchObject([{ creator_id: jonas }]));
  expect(isPressed(await save('Jonas Weber'))).toBe(true);
  expect(notices).toEqual([{ kind: 'success', text: 'Creator saved' }]);
});
