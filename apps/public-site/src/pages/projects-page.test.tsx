import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
} from '@showcase/data/projects';
import { aProject, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import '../shared/list-search/filter-sheet.tsx';

const NO_MATCHES =
  "We couldn't find any projects matching your search criteria. Try adjusting your filters or search query.";

function createBackend() {
  return fakeBackend({
    users: [aUser()],
    projects: [
      aProject({ id: testId(1), title: 'Harbour Notes', tags: ['Web', 'React'] }),
      aProject({ id: testId(2), title: 'Tide Table', tags: ['Mobile', 'Vue'], bolt_url: null }),
    ],
  });
}

const manyProjects = (count: number) =>
  Array.from({ length: count }, (_, index) => aProject({ id: testId(100 + index) }));

const titles = () =>
  within(screen.getByRole('list', { name: 'Projects' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('the project list', () => {
  it('lists the projects, with their number', async () => {
    openPage('/projects', createBackend());
    expect(await screen.findByRole('heading', { name: '2 projects' })).toBeTruthy();
    expect(screen.getByText('Showing all projects')).toBeTruthy();
    expect(titles()).toEqual(['Harbour Notes', 'Tide Table']);
    expect(document.title).toBe('Explore Projects · Bolt Showcase');
  });

  it('shows its title and a search box', async () => {
    openPage('/projects', createBackend());
    expect(await screen.findByRole('heading', { level: 1, name: 'Explore Projects' })).toBeTruthy();
    const search = await screen.findByRole('searchbox', { name: 'Search projects' });
    expect(search.getAttribute('placeholder')).toBe(
      'Search projects by title, description, or tags...',
    );
  });

  it('shows six skeletons while loading', async () => {
    const backend = createBackend();
    backend.answerWith(() => new Promise<Response>(() => undefined));
    openPage('/projects', backend);
    await screen.findByText('Loading projects');
    const skeletons = screen.getByRole('list', { name: 'Loading projects', hidden: true });
    expect(within(skeletons).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  });

  it('shows three samples if the marketplace is empty', async () => {
    openPage('/projects');
    expect(await screen.findByRole('heading', { name: '3 projects' })).toBeTruthy();
    expect(screen.getByText('Showing sample projects')).toBeTruthy();
    expect(titles()).toHaveLength(3);
  });

  it('shows no samples for a search in an empty marketplace', async () => {
    openPage('/projects?q=tides');
    expect(await screen.findByRole('heading', { name: 'No projects found' })).toBeTruthy();
    expect(screen.queryByText('Showing sample projects')).toBeNull();
  });

  it('shows an error and no sample while the marketplace is unreachable, until Retry', async () => {
    const backend = createBackend();
    backend.goDown();
    const { user } = openPage('/projects', backend);
    expect(
      await screen.findByText("We can't connect right now. Check your connection and try again."),
    ).toBeTruthy();
    expect(screen.queryByText('Showing sample projects')).toBeNull();

    backend.comeBack();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: '2 projects' })).toBeTruthy();
    expect(
      screen.queryByText("We can't connect right now. Check your connection and try again."),
    ).toBeNull();
  });

  it('restores search and filters from a pasted link', async () => {
    openPage('/projects?q=tide&types=Mobile', createBackend());
    expect(await screen.findByRole('heading', { name: '1 project' })).toBeTruthy();
    expect(titles()).toEqual(['Tide Table']);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'tide');
    expect(screen.getByRole('checkbox', { name: 'Mobile' })).toHaveProperty('checked', true);
  });

  it.each([
    ['Type', PROJECT_TYPE_FILTERS],
    ['Technology', TECHNOLOGY_FILTERS],
    ['Industry', INDUSTRY_FILTERS],
  ])('has a checkbox for every %s', async (name, options) => {
    openPage('/projects', createBackend());
    const group = within(await screen.findByRole('group', { name }));
    if (options.length > 8) {
      expect(group.getAllByRole('checkbox')).toHaveLength(8);
      fireEvent.click(group.getByRole('button', { name: `Show all ${options.length}` }));
    }
    const boxes = group.getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(options);
  });

  it('keeps its subtitle during a search', async () => {
    openPage('/projects?types=Mobile', createBackend());
    expect(await screen.findByRole('heading', { name: '1 project' })).toBeTruthy();
    expect(screen.getByText('Showing all projects')).toBeTruthy();
  });

  it('stores selected filters in the URL, and Back removes them', async () => {
    const { user, currentUrl, router } = openPage('/projects', createBackend());
    await user.click(await screen.findByRole('checkbox', { name: 'Vue' }));
    await waitFor(() => expect(titles()).toEqual(['Tide Table']));
    expect(currentUrl()).toBe('/projects?technologies=Vue');

    await router.navigate(-1);
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('applies two filters that are selected at the same time', async () => {
    const { currentUrl } = openPage('/projects', createBackend());
    const [vue, mobile] = await Promise.all(
      ['Vue', 'Mobile'].map((name) => screen.findByRole('checkbox', { name })),
    );
    act(() => {
      vue?.click();
      mobile?.click();
    });
    await waitFor(() => expect(currentUrl()).toBe('/projects?types=Mobile&technologies=Vue'));
    expect(vue).toHaveProperty('checked', true);
    expect(mobile).toHaveProperty('checked', true);
  });

  it('sends one request for text that is typed quickly', async () => {
    const { user, currentUrl, backend } = openPage('/projects', createBackend());
    await screen.findByRole('heading', { name: '2 projects' });
    backend.requests.length = 0;
    await user.type(screen.getByRole('searchbox'), 'HARBOUR');
    await waitFor(() => expect(titles()).toEqual(['Harbour Notes']));
    expect(currentUrl()).toBe('/projects?q=HARBOUR');
    const paths = () => backend.requests.map(({ url }) => url.pathname.split('/').at(-1));
    const expected = ['search_projects', 'count_projects', 'suggest_search'];
    await waitFor(() => expect(paths()).toEqual(expected));
  });

  it('removes a filter by its chip', async () => {
    const { user, currentUrl } = openPage('/projects?types=Mobile&types=Web', createBackend());
    await user.click(await screen.findByRole('button', { name: 'Remove filter Web' }));
    await waitFor(() => expect(currentUrl()).toBe('/projects?types=Mobile'));
  });

  it('clears the search with the button in the search box', async () => {
    const { user, currentUrl } = openPage('/projects?q=tide', createBackend());
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(currentUrl()).toBe('/projects'));
  });

  it.each(['Clear all', 'Clear all filters'])('%s clears search and filters', async (name) => {
    const { user, currentUrl } = openPage('/projects?q=zzz&types=Web', createBackend());
    expect(await screen.findByText(NO_MATCHES)).toBeTruthy();
    expect(screen.queryByText('Showing all projects')).toBeNull();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(currentUrl()).toBe('/projects');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('opens the filters as a sheet and counts the selected ones', async () => {
    const { user } = openPage('/projects?types=Web&technologies=React', createBackend());
    // Shown on phones only; the test window is wider.
    const button = await screen.findByRole('button', { name: /^Filters 2/, hidden: true });
    await user.click(button);
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('checkbox', { name: 'React' })).toHaveProperty('checked', true);
    await user.click(sheet.getByRole('button', { name: 'Show 1 project' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('loads the next page', async () => {
    const backend = fakeBackend({ users: [aUser()], projects: manyProjects(25) });
    const { user, currentUrl } = openPage('/projects', backend);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(titles()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    const end = screen.getByText('Showing 25 of 25 projects');
    await waitFor(() => expect(end.matches(':focus')).toBe(true));
    expect(currentUrl()).toBe('/projects?page=2');
  });

  it('keeps the loaded projects if the next page fails, until Retry', async () => {
    const backend = fakeBackend({ users: [aUser()], projects: manyProjects(25) });
    const { user } = openPage('/projects', backend);
    await screen.findByRole('button', { name: 'Load more' });
    backend.goDown();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText("We couldn't load more projects.")).toBeTruthy();
    expect(titles()).toHaveLength(24);
    expect(screen.queryByText('Showing sample projects')).toBeNull();

    backend.comeBack();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles()).toHaveLength(25));
  });

  it('opens with the number of pages in the URL, and resets it for another search', async () => {
    const backend = fakeBackend({ users: [aUser()], projects: manyProjects(60) });
    const { user, currentUrl } = openPage('/projects?page=2', backend);
    await waitFor(() => expect(titles()).toHaveLength(48));
    await user.click(screen.getByRole('checkbox', { name: 'React' }));
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(currentUrl()).toBe('/projects?technologies=React');
  });
});
