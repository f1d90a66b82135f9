import {
  aFoundProject,
  answerSearch,
  aSearchPage,
  fakeBackend,
  searchCounts,
  testId,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const notes = aFoundProject({ id: testId(1), title: 'Harbour Notes' });
const table = aFoundProject({ id: testId(2), title: 'Tide Table' });

/** What each text finds. */
function createBackend(found: Record<string, (typeof notes)[]>, suggestions: string[] = []) {
  const backend = fakeBackend();
  backend.rpc('suggest_search', () => suggestions);
  answerSearch(backend, 'projects', ({ q = '' }) => found[q] ?? []);
  return backend;
}

const hints = async () =>
  within(await screen.findByRole('list', { name: 'Try instead' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('a search with few results', () => {
  it('suggests a spelling above them', async () => {
    openPage('/projects?q=tide', createBackend({ tide: [table], harbour: [notes] }, ['harbour']));
    expect(await hints()).toEqual(['Did you mean harbour? 1 project']);
    expect(screen.getByRole('article', { name: 'Tide Table' })).toBeTruthy();
  });
});

describe('a search for several words', () => {
  it('has a heading above what contains all of them in other places', async () => {
    const quiet = aFoundProject({ id: testId(1), title: 'Quiet Tide' });
    const backend = fakeBackend();
    backend.rpc('search_projects', () => ({ ...aSearchPage([table, quiet]), all_words_at: 1 }));
    openPage('/projects?q=tide+table', backend);
    const list = await screen.findByRole('list', { name: 'Projects' });
    const labels = within(list)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement === list)
      .map((item) => within(item).queryByRole('heading')?.textContent);
    expect(labels).toEqual(['Tide Table', 'Results for all of your words', 'Quiet Tide']);
  });

  it('shows what has most of them apart, and leads to each word', async () => {
    const backend = createBackend({ table: [table], notes: [notes] });
    const nearest = { most_words_at: 0, words: ['table', 'notes'] };
    backend.rpc('search_projects', ({ q }) =>
      q === 'notes' ? aSearchPage([notes]) : { ...aSearchPage([table, notes]), ...nearest },
    );
    const { user, currentUrl } = openPage('/projects?q=table+notes', backend);
    expect(await hints()).toEqual(['table: 1 project', 'notes: 1 project']);
    expect(screen.getByRole('heading', { name: '0 projects' })).toBeTruthy();
    expect(screen.getByText('No exact results. These come closest.')).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Projects' });
    const headings = within(list).getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Results for most of your words',
      'Tide Table',
      'Harbour Notes',
    ]);
    await user.click(screen.getByRole('button', { name: 'notes: 1 project' }));
    expect(await screen.findByRole('heading', { name: '1 project' })).toBeTruthy();
    expect(currentUrl()).toBe('/projects?q=notes');
  });
});

describe('a search without results', () => {
  it('suggests a spelling, and searches for it', async () => {
    const { user, currentUrl } = openPage(
      '/projects?q=raect',
      createBackend({ React: [notes] }, ['React']),
    );
    await user.click(await screen.findByRole('button', { name: 'Did you mean React? 1 project' }));
    expect(await screen.findByRole('heading', { name: '1 project' })).toBeTruthy();
    expect(currentUrl()).toBe('/projects?q=React');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'React');
  });

  it('suggests only words with results', async () => {
    const found = { 'tide table': [table], tide: [table, notes] };
    const backend = createBackend(found, ['nowhere', 'tide table']);
    backend.rpc('search_projects', () => ({ ...aSearchPage([]), words: ['tide', 'tabel'] }));
    openPage('/projects?q=tide+tabel', backend);
    expect(await hints()).toEqual(['Did you mean tide table? 1 project', 'tide: 2 projects']);
  });

  it('suggests no word without results', async () => {
    const { backend } = openPage('/projects?q=angulra', createBackend({}, ['angular']));
    await screen.findByRole('heading', { name: 'No projects found' });
    await waitFor(() => expect(backend.requests).toHaveLength(4));
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });

  it('suggests removing one filter, and removes it', async () => {
    const path = '/projects?q=table&types=Web&technologies=React';
    const backend = fakeBackend();
    answerSearch(backend, 'projects', ({ q, types, technologies }) =>
      types && q && technologies ? [] : [table],
    );
    const { user, currentUrl } = openPage(path, backend);
    expect(await hints()).toEqual([
      'Remove "table": 1 project',
      'Remove Web: 1 project',
      'Remove React: 1 project',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove React: 1 project' }));
    expect(await screen.findByRole('article', { name: 'Tide Table' })).toBeTruthy();
    expect(currentUrl()).toBe('/projects?q=table&types=Web');
  });

  it('has hints for creators as well', async () => {
    const backend = fakeBackend();
    backend.rpc('search_creators', () => aSearchPage([]));
    backend.rpc('count_creators', ({ locations }) => searchCounts('creators', locations ? 0 : 1));
    openPage('/creators?skills=React&locations=Boston+MA', backend);
    expect(await screen.findByRole('heading', { name: 'No creators found' })).toBeTruthy();
    expect(await hints()).toEqual(['Remove Boston MA: 1 creator']);
  });
});
