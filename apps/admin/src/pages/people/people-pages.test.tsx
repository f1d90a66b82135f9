import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testId } from '@showcase/data/testing';
import { aPerson } from '../../testing/admin-rows.ts';
import { openPage } from '../../testing/open-page.tsx';

const CREATORS = '/dashboard/admin/creators';
const spam = { reason: 'Spam in messages', at: '2025-06-03T12:00:00.000Z', by: 'Imani Cole' };
const manyPeople = Array.from({ length: 60 }, (_, index) =>
  aPerson({ id: testId(1000 + index), name: `Person ${index}` }),
);

const names = async () =>
  (await screen.findAllByRole('rowheader')).map(
    (cell) => within(cell).getByRole('link').textContent,
  );

describe.each([
  [CREATORS, 'Manage Creators', 'Ada Stone'],
  ['/dashboard/admin/clients', 'Manage Clients', 'Noah Bennett'],
])('%s', (path, title, name) => {
  it('lists people under its heading', async () => {
    openPage(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await names()).toEqual([name]);
    expect(
      screen.getAllByRole('rowheader', { name: new RegExp(`^${name}( @\\S+)?$`) }),
    ).toHaveLength(1);
    expect(document.title).toBe(`${title} · Bolt Showcase`);
  });
});

describe('Manage Creators', () => {
  it('writes search and status to the URL and queries the database with them', async () => {
    const admin = {
      creators: [aPerson(), aPerson({ id: testId(3), name: 'Luis', suspended: spam })],
    };
    const { router, backend } = openPage(CREATORS, { admin });
    await screen.findByRole('link', { name: 'Luis' });
    await userEvent.click(screen.getByRole('link', { name: 'Suspended' }));
    await waitFor(async () => expect(await names()).toEqual(['Luis']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search creators' }), 'nobody');
    expect(await screen.findByText('No creators match')).toBeTruthy();
    expect(router.state.location.search).toBe('?q=nobody&status=suspended');
    expect(backend.requests.at(-1)?.body).toMatchObject({ q: 'nobody', status: 'suspended' });
    await userEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }));
    await waitFor(async () => expect(await names()).toHaveLength(2));
  });

  it('pages through 50 rows at a time, forward and back', async () => {
    openPage(CREATORS, { admin: { creators: manyPeople } });
    expect(await screen.findByText('1–50 of 60 creators')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('51–60 of 60 creators')).toBeTruthy();
    expect(await names()).toHaveLength(10);
    await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('1–50 of 60 creators')).toBeTruthy();
  });

  it('opens a person from the list and closes the drawer again', async () => {
    const { router } = openPage(CREATORS);
    await userEvent.click(await screen.findByRole('link', { name: 'Ada Stone' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Ada Stone' }));
    expect(await drawer.findByText('4.8 from 12 reviews')).toBeTruthy();
    expect(router.state.location.search).toContain(`person=${testId(1)}`);
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).not.toContain('person');
  });

  it('offers to find a whole email address, and searches only when told to', async () => {
    const emails: unknown[] = [];
    const { router } = openPage(CREATORS, {
      answerWrite: (name, { email }) => {
        if (name !== 'admin_find_by_email') return undefined;
        const person = { id: testId(2), name: 'Noah Bennett', is_dev: false };
        const subscriber = { id: testId(41), created_at: spam.at, confirmed_at: null };
        return Response.json({ person: emails.push(email) === 1 ? null : person, subscriber });
      },
    });
    const box = await screen.findByRole('searchbox', { name: 'Search creators' });
    const getOffer = () => screen.queryByRole('button', { name: 'Search by email' });
    await userEvent.type(box, 'ada@example');
    expect(getOffer()).toBeNull();
    await userEvent.type(box, '.com');
    expect(await screen.findByText('No creators match')).toBeTruthy();
    expect(emails).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Search by email' }));
    expect(await screen.findByText(/^No account has this address\./)).toBeTruthy();
    expect(screen.getByText(/signed up for the newsletter, not confirmed yet/)).toBeTruthy();

    await userEvent.clear(box);
    expect(getOffer()).toBeNull();
    await userEvent.type(box, 'noah@example.com ');
    expect(screen.queryByText(/^No account has this address/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search by email' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Noah Bennett' }));
    expect(await screen.findByRole('dialog', { name: 'Noah Bennett' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard/admin/clients');
    expect(emails).toEqual(['ada@example.com', 'noah@example.com']);
  });

  it('shows a message when a person no longer exists', async () => {
    openPage(`${CREATORS}?person=${testId(77)}`);
    expect(await screen.findByText('This person is no longer available.')).toBeTruthy();
  });

  it('shows an error and retries', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, restoreBackend } = openPage(CREATORS);
    backend.goDown();
    const failure = within(await screen.findByRole('region', { name: 'Manage Creators' }));
    restoreBackend();
    await userEvent.click(failure.getByRole('button', { name: 'Retry' }));
    expect(await names()).toEqual(['Ada Stone']);
  });
});
