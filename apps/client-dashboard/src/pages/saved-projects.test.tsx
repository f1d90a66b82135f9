import { aProject, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './saved-page.tsx';

const PATH = '/dashboard/client/saved?tab=projects';
const MINA = testId(90);
const [TIDES, STOCK] = [testId(101), testId(102)];

const openProjects = (path = PATH) =>
  openPage(path, {
    users: [aUser()],
    projects: [
      aProject({ id: TIDES, title: 'Tides' }),
      aProject({ id: STOCK, title: 'Stock', tags: ['Svelte'], visibility: 'unlisted' }),
    ],
    saves: [
      { project_id: TIDES, user_id: MINA, created_at: '2026-01-01T08:00:00.123Z' },
      { project_id: STOCK, user_id: MINA, created_at: '2026-01-02T08:00:00.123Z' },
    ],
  });

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const savedIds = ({ state }: { state: { saves: { project_id: string }[] } }) =>
  state.saves.map(({ project_id }) => project_id);

describe('the tabs', () => {
  it('are in the URL, and the first has no parameter', async () => {
    const { page } = openProjects('/dashboard/client/saved?q=vue');
    await userEvent.click(await screen.findByRole('tab', { name: 'Projects' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved Projects' })).toBeTruthy();
    expect(page.state.location.search).toBe('?tab=projects');
    expect(document.title).toBe('Saved Projects · Bolt Showcase');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved Creators' })).toBeTruthy();
    expect(page.state.location.search).toBe('');
    expect(document.title).toBe('Saved Creators · Bolt Showcase');
  });

  it.each(['', 'nothing', 'toString', '__proto__'])('start on creators for %j', async (tab) => {
    openProjects(`/dashboard/client/saved?tab=${tab}`);
    expect(await screen.findByRole('tab', { name: 'Creators', selected: true })).toBeTruthy();
  });
});

describe('Saved Projects', () => {
  it('shows cards, the latest first, also of an unlisted project', async () => {
    openProjects();
    const card = within(await screen.findByRole('article', { name: 'Stock' }));
    expect(titles()).toEqual(['Stock', 'Tides']);
    expect(card.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
      `/projects/${STOCK}`,
    );
    expect(card.getByText('Ada Stone')).toBeTruthy();
  });

  it('searches while typing, and writes the text to the URL', async () => {
    const { page } = openProjects();
    await screen.findByRole('article', { name: 'Stock' });
    const search = screen.getByRole('searchbox', { name: 'Search saved projects' });
    await userEvent.type(search, 'svelte');
    await waitFor(() => expect(titles()).toEqual(['Stock']));
    expect(page.state.location.search).toBe('?tab=projects&q=svelte');
    await userEvent.type(search, ' nothing');
    await screen.findByText('No saved projects match your search.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all saved projects' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('likes a project on its card', async () => {
    const { backend } = openProjects();
    const card = within(await screen.findByRole('article', { name: 'Tides' }));
    await userEvent.click(card.getByRole('button', { name: 'Like' }));
    await waitFor(() =>
      expect(backend.state.likes).toEqual([{ project_id: TIDES, user_id: MINA }]),
    );
  });

  it('removes a project, and restores it', async () => {
    const { backend } = openProjects();
    await press('Remove Stock');
    await waitFor(() => expect(titles()).toEqual(['Tides']));
    expect(savedIds(backend)).toEqual([TIDES]);
    const notice = screen.getAllByRole('status').find((status) => status.matches(':focus'));
    expect(notice?.textContent).toContain('Removed from your list: Stock');
    await press('Undo');
    await waitFor(() => expect(titles()).toEqual(['Stock', 'Tides']));
    expect(screen.getByRole('searchbox').matches(':focus')).toBe(true);
    expect(screen.queryByText(/Removed from your list/)).toBeNull();
  });

  it('restores a project where it was', async () => {
    openProjects();
    await press('Remove Tides');
    await waitFor(() => expect(titles()).toEqual(['Stock']));
    await press('Undo');
    await waitFor(() => expect(titles()).toEqual(['Stock', 'Tides']));
  });

  it('explains why a project was not removed or restored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openProjects();
    await screen.findByRole('button', { name: 'Remove Stock' });
    backend.rejectWith(403);
    await press('Remove Stock');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "The project wasn't removed. Your account can't do this.",
    );
    backend.comeBack();
    await press('Remove Stock');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    backend.rejectWith(403);
    await userEvent.click(undo);
    expect((await screen.findByRole('alert')).textContent).toContain(
      "The project wasn't put back on your list. Your account can't do this.",
    );
  });

  it('says that a project is no longer available, which can be removed for good', async () => {
    const { backend } = openProjects();
    backend.state.hidden.push(STOCK);
    expect(await screen.findByText('This project is no longer available.')).toBeTruthy();
    expect(screen.queryByText('Stock')).toBeNull();
    await press('Remove this project');
    await waitFor(() => expect(savedIds(backend)).toEqual([TIDES]));
    expect(await screen.findByText(/Removed from your list/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('leads to the projects without any', async () => {
    openPage(PATH, { users: [aUser()] });
    const link = await screen.findByRole('link', { name: 'Browse projects' });
    expect(link.getAttribute('href')).toBe('/projects');
  });

  it('loads more on request', async () => {
    const projects = Array.from({ length: 30 }, (_, index) =>
      aProject({ id: testId(100 + index), title: `Project ${index}` }),
    );
    openPage(PATH, {
      users: [aUser()],
      projects,
      saves: projects.map(({ id }) => ({ project_id: id, user_id: MINA })),
    });
    await press('Load more');
    await waitFor(() => expect(titles()).toHaveLength(30));
  });

  it('offers Retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openProjects();
    backend.goDown();
    await screen.findByRole('button', { name: 'Retry' });
    backend.comeBack();
    await press('Retry');
    expect(await screen.findByRole('article', { name: 'Stock' })).toBeTruthy();
  });
});
