import { aProject, aService, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const rows = {
  projects: [
    aProject({ title: 'Tide Table' }),
    aProject({ id: testId(102), title: 'Seen by all' }),
  ],
  services: [
    aService({ title: 'Tide Table' }),
    aService({ id: testId(202), title: 'Seen by all' }),
  ],
};

it.each([
  ['project', '/dashboard/dev/projects', testId(101)],
  ['service', '/dashboard/dev/services', testId(201)],
] as const)('shows on the card why an admin has hidden a %s', async (kind, path, id) => {
  const hidden = [{ kind, id, reason: 'Copied from elsewhere', at: '2025-06-01T12:00:00.000Z' }];
  const { backend } = openPage(path, rows);
  backend.rpc('my_restrictions', () => ({ suspended: null, hidden }));
  const card = within(await screen.findByRole('article', { name: 'Tide Table' }));
  expect(await card.findByText('Hidden by an admin')).toBeTruthy();
  expect(card.getByText('Copied from elsewhere')).toBeTruthy();
  const other = within(screen.getByRole('article', { name: 'Seen by all' }));
  expect(other.queryByText('Hidden by an admin')).toBeNull();
});
