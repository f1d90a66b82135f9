import { aSavedCreator, aUser, testId } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './saved-page.tsx';

const PATH = '/dashboard/client/saved';
const EMPTY = 'No saved creators found. Browse developers and save your favorites!';
const QUESTION = 'Are you sure you want to remove this creator from your saved list?';
const saved = (fields: Parameters<typeof aSavedCreator>[0] = {}) =>
  aSavedCreator({ user_id: testId(90), ...fields });

const openSaved = (path = PATH) =>
  openPage(path, {
    users: [aUser(), aUser({ id: testId(2), name: 'Luis Ferrer', skills: ['Vue'] })],
    savedCreators: [saved({ note: 'For the spring' }), saved({ creator_id: testId(2) })],
  });

const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const press = async (name: string, container = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }));

describe('Saved Creators', () => {
  it('shows cards and filters them by the search text', async () => {
    openSaved();
    const search = await screen.findByPlaceholderText('Search saved creators');
    expect(names()).toEqual(['Ada Stone', 'Luis Ferrer']);
    await userEvent.type(search, 'vue');
    expect(names()).toEqual(['Luis Ferrer']);
    await userEvent.type(search, ' no such thing');
    expect(screen.getByText(EMPTY)).toBeTruthy();
  });

  it('writes the search text to the URL', async () => {
    const { page } = openSaved();
    const search = await screen.findByPlaceholderText('Search saved creators');
    await userEvent.type(search, 'vue');
    await waitFor(() => expect(page.state.location.search).toBe('?q=vue'));
    await userEvent.clear(search);
    await waitFor(() => expect(page.state.location.search).toBe(''));
  });

  it('applies the search text from the URL', async () => {
    openSaved(`${PATH}?q=vue`);
    await screen.findByPlaceholderText('Search saved creators');
    expect(names()).toEqual(['Luis Ferrer']);
  });

  it('shows an empty state when no creators are saved', async () => {
    openPage(PATH);
    expect(await screen.findByText(EMPTY)).toBeTruthy();
  });

  it('removes a creator after confirmation, and restores them with the note', async () => {
    const { backend } = openSaved();
    await press('Remove Ada Stone');
    await press('Remove', await screen.findByRole('alertdialog', { name: QUESTION }));
    await waitFor(() => expect(names()).toEqual(['Luis Ferrer']));
    const notice = (await screen.findAllByRole('status')).find((status) =>
      status.matches(':focus'),
    );
    expect(notice?.textContent).toContain('Removed from your list: Ada Stone');
    await press('Undo');
    await waitFor(() => expect(names()).toContain('Ada Stone'));
    expect(screen.getByRole('searchbox').matches(':focus')).toBe(true);
    expect(backend.state.savedCreators.map(({ note }) => note)).toContain('For the spring');
  });

  it('explains why a creator could not be restored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openSaved();
    await press('Remove Ada Stone');
    await press('Remove', await screen.findByRole('alertdialog', { name: QUESTION }));
    await waitFor(() => expect(names()).toEqual(['Luis Ferrer']));
    backend.rejectWith(403);
    await press('Undo');
    expect((await screen.findByRole('alert')).textContent).toContain(
      "The creator wasn't put back on your list. Your account can't do this.",
    );
  });

  it('keeps the dialog open when the removal fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openSaved();
    await press('Remove Ada Stone');
    backend.goDown();
    const question = await screen.findByRole('alertdialog');
    await press('Remove', question);
    expect(await within(question).findByText(/Not removed/)).toBeTruthy();
    expect(backend.state.savedCreators).toHaveLength(2);
  });

  it('saves a private note', async () => {
    const { backend } = openSaved();
    await press('Add a private note on Luis Ferrer');
    await userEvent.type(screen.getByRole('textbox', { name: 'Private note' }), 'Ask in May');
    await press('Save note');
    expect(await screen.findByText('Ask in May')).toBeTruthy();
    expect(backend.state.savedCreators[1]?.note).toBe('Ask in May');
  });

  it.each(['Cancel', 'Save note'])('returns the focus to the button after %s', async (button) => {
    openSaved();
    await press('Edit note on Ada Stone');
    expect(screen.getByRole('textbox', { name: 'Private note' }).matches(':focus')).toBe(true);
    await press(button);
    const edit = await screen.findByRole('button', { name: 'Edit note on Ada Stone' });
    expect(edit.matches(':focus')).toBe(true);
  });

  it('saves a note once on a double click', async () => {
    const { backend } = openSaved();
    await press('Add a private note on Luis Ferrer');
    await userEvent.type(screen.getByRole('textbox', { name: 'Private note' }), 'Ask in May');
    const save = screen.getByRole('button', { name: 'Save note' });
    act(() => {
      save.click();
      save.click();
    });
    expect(await screen.findByText('Ask in May')).toBeTruthy();
    expect(backend.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('shows a creator who is no longer public, who can be removed', async () => {
    openPage(PATH, {
      users: [aUser({ is_dev: false })],
      savedCreators: [saved({ note: 'For the spring' })],
    });
    expect(await screen.findByText('This creator is no longer available.')).toBeTruthy();
    await press('Remove');
    await press('Remove', await screen.findByRole('alertdialog'));
    expect(await screen.findByText(EMPTY)).toBeTruthy();
  });
});
