import { aSavedSearch, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './saved-page.tsx';

const PATH = '/dashboard/client/saved?tab=searches';
const MINA = testId(90);
const [MAPS, SHOPS] = [testId(601), testId(602)];

const openSearches = (path = PATH) =>
  openPage(path, {
    savedSearches: [
      aSavedSearch({
        id: MAPS,
        user_id: MINA,
        name: 'My maps',
        search: { q: 'maps', technologies: ['React'] },
        new_count: 3,
        last_match_at: '2025-06-01T12:00:00.000Z',
      }),
      aSavedSearch({
        id: SHOPS,
        user_id: MINA,
        kind: 'services',
        name: 'Shops',
        search: { max_price: 500, locations: ['Berlin Germany'] },
        frequency: 'weekly',
        created_at: '2025-05-01T12:00:00.000Z',
      }),
      aSavedSearch({ id: testId(603), user_id: testId(7), name: "Another's" }),
    ],
  });

const findItem = (name: string) => screen.findByRole('article', { name });
const names = () => screen.queryAllByRole('article').map((item) => item.getAttribute('aria-label'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('Saved Searches', () => {
  it('shows what each looks for, what is new, and when it last matched', async () => {
    openSearches();
    const maps = within(await findItem('My maps'));
    expect(names()).toEqual(['My maps', 'Shops']);
    expect(maps.getByText(/^Projects:/).textContent).toBe('Projects: maps · React');
    expect(maps.getByText('3 new')).toBeTruthy();
    expect(maps.getByText(/^Last match/)).toBeTruthy();
    const shops = within(await findItem('Shops'));
    expect(shops.getByText(/^Services:/).textContent).toBe('Services: Berlin Germany · Up to $500');
    expect(shops.getByText('No new matches yet')).toBeTruthy();
    expect(shops.queryByText(/new$/)).toBeNull();
    expect(shops.getByRole('combobox', { name: 'Tell me' }).textContent).toContain('Weekly');
    expect(document.title).toBe('Saved Searches · Bolt Showcase');
  });

  it('opens a search with what is new first, and its matches are no longer new', async () => {
    const { backend } = openSearches();
    const shops = within(await findItem('Shops'));
    expect(shops.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe(
      '/dashboard/client/browse?show=services&locations=Berlin+Germany&price=-500&sort=newest',
    );
    const link = within(await findItem('My maps')).getByRole('link', { name: /^Open/ });
    expect(link.getAttribute('href')).toBe('/projects?q=maps&technologies=React&sort=newest');
    await userEvent.click(link);
    await waitFor(() => expect(backend.state.savedSearches[0]?.new_count).toBe(0));
  });

  it('opens the search that a notification names', async () => {
    const { page, backend } = openSearches(`${PATH}&search=${SHOPS}`);
    await waitFor(() => expect(page.state.location.pathname).toBe('/dashboard/client/browse'));
    expect(page.state.location.search).toContain('show=services');
    await waitFor(() =>
      expect(backend.requests.map(({ url }) => url.pathname)).toContain(
        '/rest/v1/rpc/open_saved_search',
      ),
    );
  });

  it('says that the search of a notification was removed', async () => {
    openSearches(`${PATH}&search=${testId(699)}`);
    expect(await screen.findByText('This search was removed.')).toBeTruthy();
    expect(await findItem('My maps')).toBeTruthy();
  });

  it('renames a search, and keeps the focus', async () => {
    const { backend } = openSearches();
    await press('Rename My maps');
    const input = await screen.findByRole('textbox', { name: 'Name of the search' });
    expect(input.matches(':focus')).toBe(true);
    await userEvent.clear(input);
    await press('Save name');
    expect(await screen.findByText('Type a name')).toBeTruthy();
    await userEvent.type(input, 'Tides{Enter}');
    expect(await findItem('Tides')).toBeTruthy();
    expect(backend.state.savedSearches[0]?.name).toBe('Tides');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rename Tides' }).matches(':focus')).toBe(true),
    );
  });

  it('cancels a new name with Escape', async () => {
    openSearches();
    await press('Rename My maps');
    await userEvent.keyboard('Other{Escape}');
    expect(await screen.findByRole('heading', { name: 'My maps' })).toBeTruthy();
  });

  it('changes how often it tells, and explains the choice', async () => {
    const { backend } = openSearches();
    const maps = within(await findItem('My maps'));
    await userEvent.click(maps.getByRole('combobox', { name: 'Tell me' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Never' }));
    await waitFor(() => expect(backend.state.savedSearches[0]?.frequency).toBe('never'));
    expect(
      await within(await findItem('My maps')).findByText('This search is paused.'),
    ).toBeTruthy();
  });

  it('removes a search, and saves it again where it was', async () => {
    const { backend } = openSearches();
    await press('Remove Shops');
    await waitFor(() => expect(names()).toEqual(['My maps']));
    const notice = screen.getAllByRole('status').find((status) => status.matches(':focus'));
    expect(notice?.textContent).toContain('Removed: Shops');
    await press('Undo');
    await waitFor(() => expect(names()).toEqual(['My maps', 'Shops']));
    expect(backend.state.savedSearches.at(-1)).toMatchObject({
      name: 'Shops',
      search: { max_price: 500, locations: ['Berlin Germany'] },
      frequency: 'weekly',
    });
    expect(screen.queryByText(/^Removed/)).toBeNull();
  });

  it('explains why a search was not changed or removed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openSearches();
    await findItem('My maps');
    backend.rejectWith(403);
    await press('Remove My maps');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "The search wasn't removed. Your account can't do this.",
    );
  });

  it('explains without any what they are for', async () => {
    openPage(PATH);
    expect(await screen.findByText('No saved searches yet')).toBeTruthy();
    expect(screen.getByText(/press “Save this search”/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Browse Developers' });
    expect(link.getAttribute('href')).toBe('/dashboard/client/browse');
  });

  it('offers Retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openSearches();
    backend.goDown();
    await screen.findByRole('button', { name: 'Retry' });
    backend.comeBack();
    await press('Retry');
    expect(await findItem('My maps')).toBeTruthy();
  });
});
