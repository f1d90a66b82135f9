import { aProject, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

function createBackend(suggestions: string[] = []) {
  return fakeBackend({
    users: [aUser({ skills: ['React'], location: 'London UK' })],
    projects: [
      aProject({ id: testId(1), title: 'Harbour Notes', tags: ['Web', 'React'] }),
      aProject({ id: testId(2), title: 'Tide Table', tags: ['Web', 'Vue'] }),
    ],
    suggestions,
  });
}

const hints = async () =>
  within(await screen.findByRole('list', { name: 'Try instead' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('a search with few results', () => {
  it('suggests a spelling above them', async () => {
    openPage('/projects?q=tide', createBackend(['harbour']));
    expect(await hints()).toEqual(['Did you mean harbour? 1 project']);
    expect(screen.getByRole('article', { name: 'Tide Table' })).toBeTruthy();
  });
});

describe('a search for several words', () => {
  it('has a heading above what contains all of them in other places', async () => {
    const texts = { title: 'Quiet Tide', tags: ['Web', 'Table'] };
    const backend = fakeBackend({
      users: [aUser({ skills: ['React', 'Vue'], location: 'London UK' })],
      projects: [
        aProject({ id: testId(1), ...texts }),
        aProject({ id: testId(2), title: 'Tide Table', tags: ['Web'] }),
      ],
    });
    openPage('/projects?q=tide+table', backend);
    const list = await screen.findByRole('list', { name: 'Projects' });
    const labels = within(list)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement === list)
      .map((item) => within(item).queryByRole('heading')?.textContent);
    expect(labels).toEqual(['Tide Table', 'Results for all of your words', 'Quiet Tide']);
  });

  it('shows what has most of them apart, and leads to each word', async () => {
    const { user, currentUrl } = openPage('/projects?q=table+notes', createBackend());
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
    const { user, currentUrl } = openPage('/projects?q=raect', createBackend(['React']));
    await user.click(await screen.findByRole('button', { name: 'Did you mean React? 1 project' }));
    expect(await screen.findByRole('heading', { name: '1 project' })).toBeTruthy();
    expect(currentUrl()).toBe('/projects?q=React');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'React');
  });

  it('suggests only words with results', async () => {
    openPage('/projects?q=tide+tabel', createBackend(['nowhere', 'tide table']));
    expect(await hints()).toEqual(['Did you mean tide table? 1 project', 'tide: 2 projects']);
  });

  it('suggests no word without results', async () => {
    const { backend } = openPage('/projects?q=angulra', createBackend(['angular']));
    await screen.findByRole('heading', { name: 'No projects found' });
    await waitFor(() => expect(backend.requests).toHaveLength(4));
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  });

  it('suggests removing one filter, and removes it', async () => {
    const path = '/projects?q=table&types=Web&technologies=React';
    const { user, currentUrl } = openPage(path, createBackend());
    expect(await hints()).toEqual(['Remove "table": 1 project', 'Remove React: 1 project']);
    await user.click(screen.getByRole('button', { name: 'Remove React: 1 project' }));
    expect(await screen.findByRole('article', { name: 'Tide Table' })).toBeTruthy();
    expect(currentUrl()).toBe('/projects?q=table&types=Web');
  });

  it('has hints for creators as well', async () => {
    openPage('/creators?skills=React&locations=Boston+MA', createBackend());
    expect(await screen.findByRole('heading', { name: 'No creators found' })).toBeTruthy();
    expect(await hints()).toEqual(['Remove Boston MA: 1 creator']);
  });
});
