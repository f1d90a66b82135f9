import {
  aCreator,
  aFoundProject,
  answerSearch,
  aUser,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { setWindowWidth } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './creators-page.tsx';
import './projects-page.tsx';

const createBackend = () =>
  fakeBackend({
    users: [aUser(), aUser({ id: testId(2), name: 'Jonas Weber', username: null })],
  });
const ada = aCreator();
const jonas = aCreator({ id: testId(2), name: 'Jonas Weber' });

const names = (list = 'Creators') =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

async function openPrices(path = '/creators') {
  const page = openPage(path, createBackend());
  const group = within(await screen.findByRole('group', { name: 'Price' }));
  const min = group.getByRole('textbox', { name: 'At least' });
  const max = group.getByRole('textbox', { name: 'At most' });
  return { ...page, group, min, max };
}

describe('the price range', () => {
  it('is applied when a field is left or with Enter, and not while typing', async () => {
    const { user, currentUrl, min, max, backend } = await openPrices();
    await user.type(min, '$1');
    expect(currentUrl()).toBe('/creators');
    await user.type(min, '00');
    await user.tab();
    await waitFor(() => expect(currentUrl()).toBe('/creators?price=100-'));
    await user.type(max, '1,000{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/creators?price=100-1000'));
    const request = () => backend.calls('search_creators').at(-1);
    await waitFor(() => expect(request()).toMatchObject({ min_price: '100', max_price: '1000' }));
    const chips = screen.getByRole('list', { name: 'Active filters' });
    expect(within(chips).getByText('$100–$1,000')).toBeTruthy();
  });

  it('says what is wrong, and keeps what is typed', async () => {
    const { user, currentUrl, group, min, max } = await openPrices('/creators?price=500-');
    await user.type(max, '300{Enter}');
    expect(group.getByText('Enter $500 or more.')).toBeTruthy();
    expect(max.getAttribute('aria-invalid')).toBe('true');
    expect(max).toHaveProperty('value', '300');
    expect(currentUrl()).toBe('/creators?price=500-');
    await user.clear(min);
    await user.type(min, '50{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/creators?price=50-300'));
    expect(max.getAttribute('aria-invalid')).toBeNull();
  });

  it('is emptied with its chip', async () => {
    const { user, currentUrl, min } = await openPrices('/creators?price=50-300');
    expect(min).toHaveProperty('value', '50');
    await user.click(screen.getByRole('button', { name: 'Remove filter $50–$300' }));
    await waitFor(() => expect(currentUrl()).toBe('/creators'));
    expect(min).toHaveProperty('value', '');
  });
});

describe('a choice of one', () => {
  it('replaces the last one, and can be taken back', async () => {
    const { user, currentUrl, backend } = openPage('/creators', createBackend());
    const request = () => backend.calls('search_creators').at(-1);
    const group = within(await screen.findByRole('radiogroup', { name: 'Delivery' }));
    await user.click(group.getByRole('radio', { name: 'Within 14 days' }));
    await user.click(group.getByRole('radio', { name: 'Within 7 days' }));
    await waitFor(() => expect(currentUrl()).toBe('/creators?days=7'));
    await waitFor(() => expect(request()).toEqual({ max_days: '7', page_size: '24' }));
    await user.click(group.getByRole('radio', { name: 'Any time' }));
    await waitFor(() => expect(currentUrl()).toBe('/creators'));
  });

  it('is named by its chip', async () => {
    const { backend } = openPage('/creators?rating=4.5&days=30', createBackend());
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Within 30 days',
      'Rated 4.5 and up',
    ]);
    expect(backend.calls('search_creators')).toEqual([
      { max_days: '30', min_rating: '4.5', page_size: '24' },
    ]);
  });
});

describe('the order', () => {
  it('of creators is by the best match or by name, and can be changed', async () => {
    const backend = createBackend();
    answerSearch(backend, 'creators', ({ sort }) =>
      sort === 'rating' ? [jonas, ada] : [ada, jonas],
    );
    const { user, currentUrl } = openPage('/creators?q=e', backend);
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Best match', 'Name', 'Rating', 'Fastest answer', 'Newest']);
    expect(names()).toEqual(['Ada Stone', 'Jonas Weber']);
    await user.selectOptions(sort, 'Rating');
    await waitFor(() => expect(names()).toEqual(['Jonas Weber', 'Ada Stone']));
    expect(currentUrl()).toBe('/creators?q=e&sort=rating');
    expect(screen.queryByRole('heading', { name: /active filter/ })).toBeNull();
  });

  it('without a text is of no match', async () => {
    openPage('/creators', createBackend());
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveProperty('value', 'name');
    expect(within(sort).queryByRole('option', { name: 'Best match' })).toBeNull();
  });

  it('of projects is by date or by likes', async () => {
    const older = aFoundProject({ id: testId(1), title: 'Older' });
    const newer = aFoundProject({ id: testId(2), title: 'Newer' });
    const backend = fakeBackend();
    answerSearch(backend, 'projects', ({ sort }) =>
      sort === 'liked' ? [older, newer] : [newer, older],
    );
    const { user, currentUrl } = openPage('/projects', backend);
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(names('Projects')).toEqual(['Newer', 'Older']);
    await user.selectOptions(sort, 'Most liked this month');
    await waitFor(() => expect(names('Projects')).toEqual(['Older', 'Newer']));
    expect(currentUrl()).toBe('/projects?sort=liked');
  });

  it('is explained', async () => {
    const { user } = openPage('/creators?sort=rating', createBackend());
    const why = await screen.findByRole('button', { name: 'Why this order?' });
    await user.click(why);
    expect(screen.getByText(/3 or more reviews come first/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/3 or more reviews come first/)).toBeNull();
    expect(why.matches(':focus')).toBe(true);
    await user.click(why);
    await user.click(screen.getByRole('searchbox'));
    expect(screen.queryByText(/3 or more reviews come first/)).toBeNull();
  });

  it('stays when filters are cleared', async () => {
    const { user, currentUrl } = openPage('/creators?days=7&sort=rating', createBackend());
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(currentUrl()).toBe('/creators?sort=rating'));
  });
});

describe.each(['/projects', '/creators'])('the filters of %s', (path) => {
  afterEach(() => setWindowWidth(1024));

  it.each([
    { width: 768, visible: { beside: true, behindButton: false } },
    { width: 767, visible: { beside: false, behindButton: true } },
  ])('have one place at $width px: $visible', async ({ width, visible }) => {
    setWindowWidth(width);
    openPage(path, createBackend(), { hasStyles: true });
    await screen.findByRole('searchbox');
    expect({
      beside: screen.queryByRole('complementary', { name: 'Filters' }) !== null,
      behindButton: screen.queryByRole('button', { name: 'Filters' }) !== null,
    }).toEqual(visible);
  });
});
