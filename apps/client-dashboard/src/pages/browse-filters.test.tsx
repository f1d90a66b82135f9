import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browseUsers, cardNames } from '../testing/browse-samples.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './browse-page.tsx';

const PATH = '/dashboard/client/browse';

describe('Filters of Browse Developers', () => {
  it('filters by skill and location, and removes a filter with its chip', async () => {
    openPage(PATH, { users: browseUsers() });
    await userEvent.click(await screen.findByRole('button', { name: /Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show all 13' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Firebase' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 1 developer' }));
    await waitFor(() => expect(cardNames()).toEqual(['Luis Ferrer']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Firebase' }));
    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it('applies two filters that are chosen before the page shows the first', async () => {
    const { page } = openPage(PATH, { users: browseUsers() });
    await userEvent.click(await screen.findByRole('button', { name: /Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const [react, vue] = ['React', 'Vue'].map((name) => drawer.getByRole('checkbox', { name }));
    act(() => [react, vue].forEach((checkbox) => checkbox?.click()));
    await waitFor(() => expect(page.state.location.search).toBe('?skills=React&skills=Vue'));
  });
});
