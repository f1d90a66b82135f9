import { signIn } from '@showcase/data/session';
import { aUser, fakeBackend, renderWithData, testId } from '@showcase/data/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePersonKey } from './use-person-key.ts';

const ada = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };

function Form() {
  return <p>Form {usePersonKey()}</p>;
}

it('stays the same when a visitor signs in, and changes when they are signed out', async () => {
  const backend = fakeBackend({ users: [aUser()], accounts: [ada] });
  const { session } = renderWithData(<Form />, { backend });
  await act(() => session.ready());
  await act(() => signIn(backend.client, ada));
  expect(session.getState().authUser?.id).toBe(ada.userId);
  expect(screen.getByText('Form 0')).toBeDefined();
  await act(() => session.signOut());
  expect(await screen.findByText('Form 1')).toBeDefined();
});
