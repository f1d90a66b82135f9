import {
  aSavedCreator,
  aUser,
  fakeBackend,
  renderWithData,
  testId,
  type SavedCreatorRow,
} from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useSavedCreators } from './use-saved-creators.ts';

const ME = testId(90);
const ADA = testId(1);

it('shows a click immediately, and reverts it on the next click', async () => {
  const { backend, press, isPressed } = openCards();
  backend.answerWith(() => new Promise(() => {}));
  await press();
  expect(isPressed()).toBe(true);
  await press();
  expect(isPressed()).toBe(false);
});

it('stores the result of the last of several quick clicks', async () => {
  const { backend, press, isPressed, waitUntilSettled } = openCards();
  await press();
  await press();
  await press();
  await waitFor(() => expect(backend.state.savedCreators).toMatchObject([{ creator_id: ADA }]));
  await waitUntilSettled();
  expect(isPressed()).toBe(true);
});

it('keeps a click that came before the first fetch was done', async () => {
  const firstRead = Promise.withResolvers<Response>();
  const backend = createBackend();
  let reads = 0;
  backend.answerWith(({ method, url }) => {
    if (method !== 'GET' || !url.pathname.endsWith('/saved_creators')) return undefined;
    reads += 1;
    return reads === 1 ? firstRead.promise : undefined;
  });
  const { press, isPressed, waitUntilSettled } = openCards(backend);
  await waitFor(() => expect(reads).toBe(1));
  await press();
  await waitFor(() => expect(backend.state.savedCreators).toHaveLength(1));
  firstRead.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }));
  await waitFor(() => expect(reads).toBe(2));
  await waitUntilSettled();
  expect(isPressed()).toBe(true);
});

it('restores the private note with the creator', async () => {
  const { backend, press, isPressed } = openCards(
    createBackend([aSavedCreator({ user_id: ME, creator_id: ADA, note: 'Ask in May' })]),
  );
  await waitFor(() => expect(isPressed()).toBe(true));
  await press();
  await waitFor(() => expect(backend.state.savedCreators).toEqual([]));
  await press();
  await waitFor(() => expect(backend.state.savedCreators).toMatchObject([{ note: 'Ask in May' }]));
});

it('reverts a click that was rejected, and reports the error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend, press, isPressed, errors } = openCards();
  backend.answerWith(({ method }) =>
    method === 'POST' ? new Response('{"code":"42501"}', { status: 403 }) : undefined,
  );
  await press();
  await waitFor(() => expect(errors).toEqual(['forbidden']));
  await waitFor(() => expect(isPressed()).toBe(false));
});

function createBackend(savedCreators: SavedCreatorRow[] = []) {
  return fakeBackend({
    users: [aUser({ id: ADA }), aUser({ id: ME, is_dev: false, username: null })],
    savedCreators,
    signedInAs: ME,
  });
}

function openCards(backend = createBackend()) {
  const errors: string[] = [];
  function Card() {
    const { isSaved, toggle } = useSavedCreators({
      userId: ME,
      ids: [ADA],
      onError: ({ kind }) => errors.push(kind),
    });
    return (
      <button aria-pressed={isSaved(ADA)} onClick={() => toggle(ADA)}>
        Save
      </button>
    );
  }
  const { queryClient } = renderWithData(<Card />, { backend });
  const button = () => screen.getByRole('button', { name: 'Save' });
  return {
    backend,
    errors,
    /** Waits until everything is stored and refetched. */
    waitUntilSettled: () =>
      waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0)),
    press: () => userEvent.click(button()),
    isPressed: () => button().getAttribute('aria-pressed') === 'true',
  };
}
