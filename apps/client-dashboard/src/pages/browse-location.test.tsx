import { aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const users = [
  aUser({ name: 'Ada Stone', location: 'Lisbon Portugal' }),
  aUser({ id: testId(2), name: 'Luis Ferrer', username: 'luis', location: 'London UK' }),
];

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('can be typed if it is not among the filters', async () => {
  openPage('/dashboard/client/browse', { users });
  await userEvent.click(await screen.findByRole('button', { name: /Filters/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const input = drawer.getByRole('textbox', { name: 'Another place' });
  await userEvent.type(input, 'Lisbon Portugal{Enter}');
  expect(
    await drawer.findByRole('checkbox', { name: 'Lisbon Portugal', checked: true }),
  ).toBeTruthy();
  await userEvent.click(await drawer.findByRole('button', { name: 'Show 1 developer' }));
  await waitFor(() => expect(names()).toEqual(['Ada Stone']));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Lisbon Portugal' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});
