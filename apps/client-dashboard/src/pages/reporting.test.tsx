import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front, so that the first test does not wait for it.
import '@showcase/kit/moderation';
import { ADA, message, openMessages } from '../testing/open-messages.ts';

const details = { is_muted: false, is_blocked: false, requests: [] };
const openMenu = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
};

describe('reporting', () => {
  it('a message is done from its own menu, by keyboard, with a reason', async () => {
    const { backend, notices } = openMessages(`?with=${ADA}`, { details });
    await openMenu(/^Message menu: .*See you/);
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    expect(dialog.getByText('See you')).toBeTruthy();
    expect(dialog.getByText(/up to two before and after it/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Choose a reason')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Fraud or a false promise' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.state.reports).toMatchObject([
      { kind: 'message', target_id: testId(502), reason: 'fraud', details: null },
    ]);
    expect(notices.at(-1)?.kind).toBe('success');
  });

  it('is not offered for what the user wrote', async () => {
    openMessages(`?with=${ADA}`, { details });
    await screen.findByRole('button', { name: /^Message menu/ });
    expect(screen.getAllByRole('button', { name: /^Message menu/ })).toHaveLength(1);
  });

  it('names a long message by its first characters, none of them cut', async () => {
    const text = `${'a'.repeat(39)}😀 and more`;
    openMessages(`?with=${ADA}`, { details, messages: [message(1, ADA, text)] });
    const menu = await screen.findByRole('button', { name: /^Message menu/ });
    expect(menu.getAttribute('aria-label')).toContain(`${'a'.repeat(39)}😀…`);
  });

  it('a person is done from the menu of the conversation', async () => {
    const { backend } = openMessages(`?with=${ADA}`, { details });
    await openMenu('Conversation menu');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this person' }));
    expect(dialog.getByText(/report that message: its menu is beside it/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Details' }), 'Every day');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.state.reports).toMatchObject([
      { kind: 'user', target_id: ADA, reason: 'spam', details: 'Every day' },
    ]);
  });
});

describe('a first conversation', () => {
  it('has a hint about agreements, until it is dismissed', async () => {
    openMessages(`?with=${ADA}`, { isNew: true, messages: [] });
    const note = within(await screen.findByRole('note'));
    expect(note.getByRole('link', { name: 'Read the terms' })).toBeTruthy();
    await userEvent.click(note.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('has it no longer after the first message', async () => {
    openMessages(`?with=${ADA}`, { details });
    await screen.findByRole('button', { name: /^Message menu/ });
    expect(screen.queryByRole('note')).toBeNull();
  });
});
