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

describe('a search without results', () => {
  it('suggests a spelling, and searches for it', async () => {
    const { user, currentUrl } = openPage('/projects?q=raect', createBackend());
    await user.click(await screen.findByRole('button', { name: 'Did you mean React?' }));
    expect(await screen.findByRole('heading', { name: '1 project' })).toBeTruthy();
    expect(currentUrl()).toBe('/projects?q=React');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'React');
  });

  it('suggests words from the marketplace, too', async () => {
    openPage('/projects?q=tide+tabel', createBackend(['Table', 'Tide Table']));
    expect(await hints()).toEqual(['Did you mean Tide Table?']);
  });

  it('suggests no word without results', async () => {
    const { backend } = openPage('/projects?q=angulra', createBackend());
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
