import { testId } from '@showcase/data/testing';
import { findViolations } from '@showcase/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

it.each([
  ['overview', 'Overview Dashboard'],
  ['metrics', 'Metrics & Logs'],
  ['creators', 'Manage Creators'],
  ['clients', 'Manage Clients'],
  ['projects', 'Manage Projects'],
  ['reports', 'Review Reports'],
  ['newsletters', 'Newsletters'],
  [`newsletters/${testId(1)}?new`, 'Newsletter'],
  ['overview/mail', 'Undelivered Mail'],
  ['cases?status=all', 'Cases'],
  ['overview/payments', 'Unsettled Payments'],
])('%s violates no rule of accessibility', async (path, title) => {
  openPage(`/dashboard/admin/${path}`);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(title);
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  expect(await findViolations(document.body)).toEqual([]);
});

it('the drawer of a user violates no rule of accessibility', async () => {
  openPage(`/dashboard/admin/creators?person=${testId(1)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Ada Stone' }));
  await drawer.findByRole('button', { name: 'Suspend' });
  expect(await findViolations(document.body)).toEqual([]);
});
