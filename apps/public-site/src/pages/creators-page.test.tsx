import { LOCATION_FILTERS, SKILL_FILTERS } from '@showcase/data/users';
import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const NO_MATCHES =
  "We couldn't find any creators matching your search criteria. Try adjusting your filters or search query.";

function createBackend() {
  return fakeBackend({
    users: [
      aUser({ name: 'Ada Stone', skills: ['React'], rating_avg: 4.8, rating_count: 12 }),
      aUser({
        id: testId(2),
        name: 'Jonas Weber',
        skills: ['Vue'],
        location: 'London UK',
        username: null,
      }),
    ],
  });
}

const cards = () => within(screen.getByRole('list', { name: 'Creators' })).getAllByRole('article');

const names = () =>
  within(screen.getByRole('list', { name: 'Creators' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('the creator list', () => {
  it('lists creators by name, with their number', async () => {
    openPage('/creators', createBackend());
    expect(await screen.findByRole('heading', { name: '2 creators' })).toBeTruthy();
    expect(screen.getByText('Showing all creators')).toBeTruthy();
    expect(names()).toEqual(['Ada Stone', 'Jonas Weber']);
    expect(document.title).toBe('Discover Creators · Bolt Showcase');
  });

  it('shows its title', async () => {
    openPage('/creators', createBackend());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Discover Creators' }),
    ).toBeTruthy();
  });

  it.each([
    ['Skills', SKILL_FILTERS],
    ['Location', LOCATION_FILTERS],
  ])('has a checkbox for every %s', async (name, options) => {
    openPage('/creators', createBackend());
    const group = within(await screen.findByRole('group', { name }));
    fireEvent.click(group.getByRole('button', { name: `Show all ${options.length}` }));
    const boxes = group.getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(options);
  });

  it('has a search box that can be cleared', async () => {
    const { user, currentUrl } = openPage('/creators?q=ada', createBackend());
    const search = await screen.findByRole('searchbox', { name: 'Search creators' });
    expect(search.getAttribute('placeholder')).toBe('Search by name, skills, location, or bio...');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(currentUrl()).toBe('/creators'));
    expect(search).toHaveProperty('value', '');
  });

  it('shows the actual average, and no badge without reviews', async () => {
    openPage('/creators', createBackend());
    const card = await screen.findByRole('article', { name: 'Ada Stone' });
    expect(within(card).getByText('4.8')).toBeTruthy();
    expect(within(card).getByText('Member since 2025')).toBeTruthy();
    const other = screen.getByRole('article', { name: 'Jonas Weber' });
    expect(within(other).queryByText(/^\d\.\d$/)).toBeNull();
  });

  it('shows six skeletons while loading', async () => {
    const backend = createBackend();
    backend.answerWith(() => new Promise<Response>(() => undefined));
    openPage('/creators', backend);
    await screen.findByText('Loading creators');
    const skeletons = screen.getByRole('list', { name: 'Loading creators', hidden: true });
    expect(within(skeletons).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  });

  it('shows six samples with ratings of 4.5 to 5 if there are no creators', async () => {
    openPage('/creators');
    expect(await screen.findByText('Showing sample creators')).toBeTruthy();
    const ratings = cards().map((card) => Number(within(card).getByText(/^\d\.\d$/).textContent));
    expect(ratings).toHaveLength(6);
    expect(ratings.filter((rating) => rating < 4.5 || rating > 5)).toEqual([]);
    expect(screen.getAllByText(/^Member since 202[1-4]$/)).toHaveLength(6);
    expect(screen.getAllByText(/^([3-9]|1\d|20) projects$/)).toHaveLength(6);
  });

  it('shows an error and no sample while the marketplace is unreachable', async () => {
    const backend = createBackend();
    backend.goDown();
    openPage('/creators', backend);
    expect(
      await screen.findByText("We can't connect right now. Check your connection and try again."),
    ).toBeTruthy();
    expect(screen.queryByText('Showing sample creators')).toBeNull();
  });

  it('can clear the filters next to the count', async () => {
    const { user, currentUrl } = openPage(
      '/creators?skills=Vue&locations=London+UK',
      createBackend(),
    );
    expect(await screen.findByRole('heading', { name: '1 creator' })).toBeTruthy();
    expect(names()).toEqual(['Jonas Weber']);
    expect(screen.queryByText('Showing all creators')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(currentUrl()).toBe('/creators');
  });

  it('shows that there are no matches, and can clear the search', async () => {
    const { user } = openPage('/creators?q=nobody', createBackend());
    expect(await screen.findByRole('heading', { name: 'No creators found' })).toBeTruthy();
    expect(screen.getByText(NO_MATCHES)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('filters by skill and location', async () => {
    const { user, currentUrl } = openPage('/creators', createBackend());
    const skills = await screen.findByRole('group', { name: 'Skills' });
    await user.click(within(skills).getByRole('checkbox', { name: 'React' }));
    const locations = screen.getByRole('group', { name: 'Location' });
    await user.click(within(locations).getByRole('button', { name: /^Show all/ }));
    await user.click(within(locations).getByRole('checkbox', { name: 'Berlin Germany' }));
    await waitFor(() => expect(names()).toEqual(['Ada Stone']));
    expect(currentUrl()).toBe('/creators?skills=React&locations=Berlin+Germany');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'React',
      'Berlin Germany',
    ]);
    expect(screen.getByRole('heading', { name: 'Filters 2 active filters' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove filter React' }));
    await waitFor(() => expect(currentUrl()).toBe('/creators?locations=Berlin+Germany'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(currentUrl()).toBe('/creators'));
  });

  it('finds creators in a location that is not in the list', async () => {
    const backend = createBackend();
    Object.assign(backend.state.users[0] ?? {}, { location: 'Lisbon Portugal' });
    const { user, currentUrl } = openPage('/creators', backend);
    const group = within(await screen.findByRole('group', { name: 'Location' }));
    const input = group.getByRole('textbox', { name: 'Another place' });
    await user.type(input, ' Lisbon  Portugal{Enter}');
    await waitFor(() => expect(names()).toEqual(['Ada Stone']));
    expect(currentUrl()).toBe('/creators?locations=Lisbon+Portugal');
    expect(input).toHaveProperty('value', '');
    await user.click(group.getByRole('checkbox', { name: 'Lisbon Portugal', checked: true }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(group.queryByRole('checkbox', { name: 'Lisbon Portugal' })).toBeNull();
  });

  it('ticks a typed location that is in the list', async () => {
    const { user, currentUrl } = openPage('/creators', createBackend());
    const group = within(await screen.findByRole('group', { name: 'Location' }));
    const input = group.getByRole('textbox', { name: 'Another place' });
    expect(group.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
    await user.type(input, 'london, uk');
    await user.click(group.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(names()).toEqual(['Jonas Weber']));
    expect(currentUrl()).toBe('/creators?locations=London+UK');
    await user.type(input, 'London UK{Enter}');
    expect(group.getByRole('checkbox', { name: 'London UK', checked: true })).toBeTruthy();
  });
});
