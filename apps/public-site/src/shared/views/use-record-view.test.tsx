import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

it.each([`/creators/${testId(1)}`, '/creator/ada-stone'])('counts the view of %s', async (path) => {
  const backend = fakeBackend({ users: [aUser()] });
  const views = () => backend.calls('record_profile_view');
  openPage(path, backend);
  await screen.findByRole('heading', { level: 1, name: 'Ada Stone' });
  expect(views()).toEqual([]);
  await waitFor(() => expect(views()).toMatchObject([{ creator_id: testId(1) }]));
});
