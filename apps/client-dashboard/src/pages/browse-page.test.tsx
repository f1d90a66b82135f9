import { aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { browseUsers, cardNames } from '../testing/browse-samples.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './browse-page.tsx';

const PATH = '/dashboard/client/browse';

describe('Browse Developers', () => {
  it('lists only developers, with their actual rating or none', async () => {
    openPage(PATH, { users: browseUsers() });
    const ada = within(await screen.findByRole('article', { name: 'Ada Stone' }));
    expect(ada.getByText(/Rated 4.7 out of 5/)).toBeTruthy();
    const luis = within(screen.getByRole('article', { name: 'Luis Ferrer' }));
    expect(luis.queryByText(/Rated/)).toBeNull();
    expect(cardNames()).toEqual(['Ada Stone', 'Luis Ferrer']);
    expect(screen.getByText('2 developers')).toBeTruthy();
    expect(document.title).toBe('Browse Developers · Bolt Showcase');
  });

  it('searches while typing and writes the text to the URL', async () => {
    const { page } = openPage(PATH, { users: browseUsers() });
    const search = await screen.findByPlaceholderText('Search developers by name, skills, or bio');
    await userEvent.type(search, 'tides');
    await waitFor(() => expect(cardNames()).toEqual(['Luis Ferrer']));
    expect(page.state.location.search).toBe('?q=tides');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it('dims the previous results and announces the search', async () => {
    const { backend } = openPage(PATH, { users: browseUsers() });
    const search = await screen.findByPlaceholderText('Search developers by name, skills, or bio');
    const list = await screen.findByRole('list', { name: 'Developers' });
    expect(list.getAttribute('aria-busy')).toBeNull();
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/search_creators') ? new Promise(() => {}) : undefined,
    );
    await userEvent.type(search, 'tides');
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Searching…');
  });

  it('applies the search and filters from a pasted URL', async () => {
    openPage(`${PATH}?q=ada&skill=React`, { users: browseUsers() });
    await screen.findByRole('article', { name: 'Ada Stone' });
    expect(cardNames()).toEqual(['Ada Stone']);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ada');
    expect(screen.getByRole('button', { name: 'Remove filter React' })).toBeTruthy();
  });

  it('shows an empty state that clears search and filters', async () => {
    openPage(`${PATH}?q=nobody&skill=React`, { users: browseUsers() });
    await screen.findByText('No developers found. Try adjusting your search.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it('shows skeletons while loading', async () => {
    const { backend } = openPage(PATH, { users: browseUsers() });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/search_creators') ? new Promise(() => {}) : undefined,
    );
    expect(await screen.findByText('Loading developers')).toBeTruthy();
  });

  it('offers Retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPage(PATH, { users: browseUsers() });
    backend.goDown();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.queryByText(/No developers found/)).toBeNull();
    backend.comeBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Ada Stone' })).toBeTruthy();
  });

  it('saves a developer from the card, and unsaves them on the second click', async () => {
    const { backend } = openPage(PATH, { users: browseUsers() });
    const save = await screen.findByRole('button', { name: 'Save Luis Ferrer' });
    await userEvent.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() =>
      expect(backend.state.savedCreators).toMatchObject([{ creator_id: testId(2) }]),
    );
    await userEvent.click(save);
    expect(save.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(backend.state.savedCreators).toEqual([]));
  });

  it('shows an error when a developer could not be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, notices } = openPage(PATH, { users: browseUsers() });
    const save = await screen.findByRole('button', { name: 'Save Luis Ferrer' });
    backend.goDown();
    await userEvent.click(save);
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'danger' }]));
    await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'));
  });

  it('does not let users save themselves', async () => {
    const { backend } = openPage(PATH, { users: browseUsers() });
    const [mina] = backend.state.users;
    if (mina) mina.is_dev = true;
    await screen.findByRole('article', { name: 'Mina Park' });
    expect(screen.queryByRole('button', { name: 'Save Mina Park' })).toBeNull();
  });

  it('loads more of a long list on request', async () => {
    const manyUsers = Array.from({ length: 30 }, (_, index) =>
      aUser({ id: testId(index + 1), name: `Creator ${String(index).padStart(2, '0')}` }),
    );
    openPage(PATH, { users: manyUsers });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(cardNames()).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('Unlock Developer Mode', () => {
  async function openUnlockDialog() {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to Developer Mode' }));
    return screen.findByRole('dialog', { name: 'Unlock Developer Mode' });
  }

  it('shows benefits and statistics, and links to the onboarding', async () => {
    const { page } = openPage(PATH);
    const dialog = within(await openUnlockDialog());
    for (const title of [
      '0% commission',
      '30-day money-back guarantee',
      'About 5 minutes of onboarding',
    ]) {
      expect(dialog.getByRole('heading', { name: title })).toBeTruthy();
    }
    expect(dialog.getByRole('link', { name: 'How the guarantee works' }).getAttribute('href')).toBe(
      '/terms#money-back-guarantee',
    );
    expect(dialog.getByText('1.2K+')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Start Onboarding' }));
    await waitFor(() => expect(page.state.location.pathname).toBe('/devonboard'));
  });

  it('turns the developer flag off on Stay as Client, and refetches the user', async () => {
    const { backend, session, notices } = openPage(PATH);
    const [mina] = backend.state.users;
    if (mina) mina.is_dev = true;
    await waitFor(() => expect(session.getState().user?.is_dev).toBe(true));
    const dialog = within(await openUnlockDialog());
    expect(dialog.getByText(/hides your profile/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay as Client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(mina?.is_dev).toBe(false);
    expect(session.getState().user?.is_dev).toBe(false);
    expect(notices).toHaveLength(1);
  });

  it('names what is still open with clients before Stay as Client', async () => {
    const { backend, session } = openPage(PATH);
    const [mina] = backend.state.users;
    if (mina) mina.is_dev = true;
    await waitFor(() => expect(session.getState().user?.is_dev).toBe(true));
    const until = '2099-01-01T00:00:00Z';
    const open = { request_id: testId(7), title: 'A shop', until };
    backend.rpc('my_obligations', () => [
      { ...open, kind: 'work', side: 'creator' },
      { ...open, kind: 'invoice', side: 'creator', number: '2026-0007', cents: 80_000 },
      { ...open, kind: 'work', side: 'client', title: 'A map' },
    ]);
    const dialog = within(await openUnlockDialog());
    const list = within(await dialog.findByRole('list', { name: 'Still open' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Accepted work: A shop.',
      "$800.00 of invoice 2026-0007 isn't paid: A shop.",
    ]);
    expect(list.getAllByRole('link')[0]?.getAttribute('href')).toBe(
      `/dashboard/dev/requests?request=${testId(7)}`,
    );
  });

  it('restores developer mode and the unchanged profile', async () => {
    const { backend, session, page } = openPage(PATH);
    const dialog = within(await openUnlockDialog());
    expect(dialog.getByText(/hidden, not gone/)).toBeTruthy();
    const before = { ...backend.state.users[0] };
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Back to Developer Mode' }));
    await waitFor(() => expect(page.state.location.pathname).toBe('/dashboard/dev/profile'));
    expect(backend.state.users[0]).toMatchObject({ bio: before.bio, skills: before.skills });
    expect(session.getState().user?.is_dev).toBe(true);
    expect(backend.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('does not offer to restore developer mode to a user who was never a developer', async () => {
    const { backend } = openPage(PATH);
    const [mina] = backend.state.users;
    const profile = { bio: null, skills: [], years_experience: null, hourly_rate: null };
    if (mina) Object.assign(mina, profile, { availability: null, specialization: null });
    const dialog = within(await openUnlockDialog());
    expect(dialog.getByRole('button', { name: 'Start Onboarding' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Back to Developer Mode' })).toBeNull();
  });

  it('shows an error when the choice could not be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPage(PATH);
    const dialog = within(await openUnlockDialog());
    backend.goDown();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay as Client' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });
});
