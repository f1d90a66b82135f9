import { aUser, testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './browse-page.tsx';

const PATH = '/dashboard/client/browse';

it.each([
  ['', 'creators'],
  ['&show=services', 'services'],
])('saves the search of developers with %j as one of %s', async (show, kind) => {
  const { backend } = openPage(`${PATH}?skills=React&price=-500${show}`, { users: [aUser()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('React · Up to $500')).toBeTruthy();
  await waitFor(() =>
    expect(backend.state.savedSearches).toMatchObject([
      { kind, user_id: testId(90), search: { skills: ['React'], max_price: 500 } },
    ]),
  );
});

it('offers nothing to save without a text and filters', async () => {
  openPage(PATH, { users: [aUser()] });
  await screen.findByRole('heading', { name: 'Ada Stone' });
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});
