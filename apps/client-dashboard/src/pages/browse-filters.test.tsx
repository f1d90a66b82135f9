import { aUser, testId } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './browse-page.tsx';

const PATH = '/dashboard/client/browse';

const users = () => [
  aUser({
    name: 'Ada Stone',
    skills: ['React', 'Vue'],
    location: 'Berlin Germany',
    rating_avg: 4.66,
    rating_count: 3,
  }),
  aUser({
    id: testId(2),
    name: 'Luis Ferrer',
    username: 'luis',
    bio: 'Maps and tides.',
    skills: ['Firebase'],
    location: 'London UK',
  }),
];

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('Filters of Browse Developers', () => {
  it('filters by skill and location, and removes a filter with its chip', async () => {
    openPage(PATH, { users: users() });
    await userEvent.click(await screen.findByRole('button', { name: /Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show all 13' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Firebase' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 1 developer' }));
    await waitFor(() => expect(names()).toEqual(['Luis Ferrer']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Firebase' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('applies two filters that are chosen before the page shows the first', async () => {
    const { page } = openPage(PATH, { users: users() });
    await userEvent.click(await screen.findByRole('button', { name: /Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const [react, vue] = ['React', 'Vue'].map((name) => drawer.getByRole('checkbox', { name }));
    act(() => [react, vue].forEach((checkbox) => checkbox?.click()));
    await waitFor(() => expect(page.state.location.search).toBe('?skills=React&skills=Vue'));
  });
});
