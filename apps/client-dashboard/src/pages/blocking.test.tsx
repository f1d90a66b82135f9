import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSharedRequest } from '../testing/lines.ts';
import { ADA, openMessages } from '../testing/open-messages.ts';

/** A conversation whose other member is blocked or not; returns the calls that change it. */
function openConversation({ isBlocked = false, requests = [] as object[], fails = false } = {}) {
  const details = { is_muted: false, is_blocked: isBlocked, requests };
  const calls: string[] = [];
  const change = (name: string, is_blocked: boolean) => (args: Record<string, never>) => {
    calls.push(`${name} ${JSON.stringify(args)}`);
    if (fails) return new Response('{"message": "no"}', { status: 500 });
    Object.assign(details, { is_blocked });
    return new Response(null, { status: 204 });
  };
  openMessages(`?with=${ADA}`, {
    details,
    rpc: { block_user: change('block', true), unblock_user: change('unblock', false) },
  });
  return calls;
}

const field = () => screen.findByPlaceholderText('Type a message...');
const openMenu = async () => {
  const button = await screen.findByRole('button', { name: 'Conversation menu' });
  button.focus();
  await userEvent.keyboard('{Enter}');
};

describe('blocking a person', () => {
  it('is asked first, by keyboard, and then ends the conversation', async () => {
    const calls = openConversation();
    await field();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/they won't be told.*Work that is accepted continues/s)).toBeTruthy();
    await userEvent.keyboard('{Tab}{Enter}');
    const { parentElement: note } = await screen.findByRole('button', { name: 'Unblock' });
    expect(note?.textContent).toContain('You blocked Ada Stone.');
    expect(calls).toEqual([`block {"user_id":"${ADA}"}`]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });

  it('is not done if one cancels', async () => {
    const calls = openConversation();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block…' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toEqual([]);
    expect(await field()).toBeTruthy();
  });

  it('stays in the dialog and says so if it fails', async () => {
    openConversation({ fails: true });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await dialog.findByText(/We couldn't block .*Ada Stone/)).toBeTruthy();
  });
});

describe('a conversation with a blocked person', () => {
  it('has no composer, and is opened again by Unblock', async () => {
    const calls = openConversation({ isBlocked: true });
    const unblock = await screen.findByRole('button', { name: 'Unblock' });
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
    await userEvent.click(unblock);
    expect(await field()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull();
    expect(calls).toEqual([`unblock {"user_id":"${ADA}"}`]);
  });

  it('is unblocked from the menu too', async () => {
    const calls = openConversation({ isBlocked: true });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
    expect(await field()).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('stays open while accepted work runs, and says so', async () => {
    openConversation({ isBlocked: true, requests: [aSharedRequest({ status: 'accepted' })] });
    expect(
      await screen.findByText(/Until your accepted work is finished, messages still reach/),
    ).toBeTruthy();
    expect(await field()).toBeTruthy();
  });
});
