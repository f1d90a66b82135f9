import { aCreatorRecord, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './hire-dialog.tsx';

const ada = testId(1);

it.each([
  [2, true],
  [0, false],
])('with %d overdue refunds says so before a client hires: %s', async (overdue_refunds, isSaid) => {
  const backend = fakeBackend({ users: [aUser()] });
  backend.rpc('creator_record', () => aCreatorRecord({ overdue_refunds }));
  openPage(`/creators/${ada}?hire=`, backend);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hire Ada Stone' }));
  await screen.findByRole('region', { name: 'Track record', hidden: true });
  expect(dialog.queryByText(/says: Owes 2 refunds for more than 14 days/) !== null).toBe(isSaid);
});
