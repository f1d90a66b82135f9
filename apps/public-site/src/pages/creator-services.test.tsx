import { aService, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './creator-page.tsx';

const backend = () =>
  fakeBackend({
    users: [aUser()],
    services: [
      aService(),
      aService({ id: testId(203), title: 'Design review', price: 120 }),
      aService({ id: testId(204), title: 'Checkout in a day', price: 300 }),
      aService({ id: testId(205), title: 'A fourth one', price: 90 }),
    ],
  });

it('lists up to three services with their prices before the work', async () => {
  openPage(`/creators/${testId(1)}`, backend());
  const list = within(await screen.findByRole('region', { name: 'Services and prices' }));
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows).toContain('Design review$120.00');
});

it('opens a service from its price, and moves the focus there', async () => {
  const { user } = openPage(`/creators/${testId(1)}`, backend());
  await user.click(await screen.findByRole('button', { name: /Design review/ }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Services');
  expect(screen.getByRole('article', { name: 'Design review' }).matches(':focus')).toBe(true);
});

it('opens at the service that a link names', async () => {
  openPage(`/creators/${testId(1)}#service-${testId(203)}`, backend());
  const card = await screen.findByRole('article', { name: 'Design review' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Services');
  await waitFor(() => expect(card.matches(':focus')).toBe(true));
});

it('opens with the projects if a link names no service of the creator', async () => {
  openPage(`/creators/${testId(1)}#service-${testId(999)}`, backend());
  await screen.findByRole('region', { name: 'Services and prices' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Projects');
});
