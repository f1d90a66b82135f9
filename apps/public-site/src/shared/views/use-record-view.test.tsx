import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

it.each([`/creators/${testId(1)}`, '/creator/ada-stone'])('counts the view of %s', async (path) => {
  const backend = fakeBackend({ users: [aUser()] });
  openPage(path, backend);
  await screen.findByRole('heading', { level: 1, name: 'Ada Stone' });
  const [details] = backend.state.details;
  expect(details?.view_count).toBe(0);
  await waitFor(() => expect(details?.view_count).toBe(1));
});
