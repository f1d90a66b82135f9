import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

async function openEditor() {
  const { backend } = openPage('/dashboard/dev/profile');
  const input = await screen.findByRole('combobox', { name: 'Location' });
  await userEvent.clear(input);
  return { backend, input };
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Saved');
}

it('can be one of the filter', async () => {
  const { backend, input } = await openEditor();
  await userEvent.type(input, 'lon');
  await userEvent.click(await screen.findByRole('option', { name: 'London UK' }));
  await save();
  expect(backend.state.users[0]?.location).toBe('London UK');
});

it.each([
  ['boston, ma', 'Boston MA'],
  ['Lisbon  Portugal', 'Lisbon Portugal'],
])('can be any other: %j is saved as %j', async (typed, location) => {
  const { backend, input } = await openEditor();
  await userEvent.type(input, typed);
  await userEvent.tab();
  await save();
  expect(backend.state.users[0]?.location).toBe(location);
  expect(input).toHaveProperty('value', location);
});
