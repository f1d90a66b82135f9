import { aUser, testId } from '@showcase/data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './browse-page.tsx';

const ADA = testId(1);
const MINA = testId(90);
const openBrowse = () =>
  openPage('/dashboard/client/browse', {
    users: [aUser()],
    savedCreators: [{ user_id: MINA, creator_id: ADA, note: null, created_at: '2026-01-01' }],
  });
const save = () => screen.findByRole('button', { name: 'Save Ada Stone' });
const isSaved = async () => (await save()).getAttribute('aria-pressed') === 'true';

describe('Save on the card of a developer', () => {
  it('shows who is saved already', async () => {
    openBrowse();
    await waitFor(async () => expect(await isSaved()).toBe(true));
  });

  it.each(['{Enter}', ' '])('is pressed with the key %j, and keeps the focus', async (key) => {
    const { backend } = openBrowse();
    await waitFor(async () => expect(await isSaved()).toBe(true));
    const button = await save();
    button.focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(backend.state.savedCreators).toEqual([]));
    await waitFor(async () => expect(await isSaved()).toBe(false));
    expect(button.matches(':focus')).toBe(true);
  });

  it('says why it failed, and stays as it was', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, notices } = openBrowse();
    await waitFor(async () => expect(await isSaved()).toBe(true));
    backend.rejectWith(403);
    await userEvent.click(await save());
    await waitFor(() =>
      expect(notices).toMatchObject([{ text: "Not saved. Your account can't do this." }]),
    );
    backend.comeBack();
    await waitFor(async () => expect(await isSaved()).toBe(true));
  });

  it('shows nothing of the user after they signed out', async () => {
    const { session } = openBrowse();
    await waitFor(async () => expect(await isSaved()).toBe(true));
    await act(() => session.signOut());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save Ada Stone', pressed: true })).toBeNull(),
    );
  });
});
