import { anAttachment } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ADA, ME, openMessages } from '../testing/open-messages.ts';

const aFile = (number: number, fields: object) => ({
  ...anAttachment({ id: `00000000-0000-4000-8000-0000000007${10 + number}`, ...fields }),
  message_id: `message-${number}`,
  created_at: `2026-03-0${number}T12:00:00.000Z`,
  is_removable: false,
});

const files = [
  aFile(4, { name: 'offer.pdf', owner_id: ME }),
  aFile(3, { name: 'map.png', type: 'image/png', owner_id: ADA }),
  { ...aFile(2, { name: 'brief.pdf', owner_id: ME, size: 1_500_000 }), is_removable: true },
];

type Page = { items: object[]; next_cursor: string | null };

/** Opens the list of a conversation whose files the backend has in these pages. */
async function openFiles(answer: (cursor: string | null) => Page | Response) {
  const opened = openMessages(`?with=${ADA}`, {
    rpc: {
      conversation_files: ({ cursor = null }: { cursor?: string | null }) => answer(cursor),
    },
  });
  opened.backend.rpc('my_storage', () => ({ used_bytes: 1_596_400, max_bytes: 1_073_741_824 }));
  for (const file of files) {
    opened.backend.state.objects[`${file.owner_id}/${file.id}`] = file;
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Conversation menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Files' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Files' }));
  return { ...opened, panel };
}

describe('the files of a conversation', () => {
  it('are listed with size, sender and date, and lead to their messages', async () => {
    const { panel, page } = await openFiles(() => ({ items: files, next_cursor: null }));

    const list = within(await panel.findByRole('list', { name: 'Files' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Download offer.pdf47 KB · You · Mar 4, 2026Show in conversation',
      'Open map.png47 KB · Ada Stone · Mar 3, 2026Show in conversation',
      'Download brief.pdf1.4 MB · You · Mar 2, 2026Show in conversationRemove',
    ]);

    await userEvent.click(
      list.getByRole('link', { name: /Show .*brief\.pdf.* in the conversation/ }),
    );

    await waitFor(() => expect(page.state.location.search).toBe(`?with=${ADA}&message=message-2`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not the own ones if their sender has deleted the account', async () => {
    const left = aFile(5, { name: 'map.pdf', owner_id: '00000000-0000-4000-8000-000000000099' });
    const { panel } = await openFiles(() => ({ items: [left], next_cursor: null }));

    expect(await panel.findByText(/Ada Stone · Mar 5/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('come page by page', async () => {
    const { panel } = await openFiles((cursor) =>
      cursor === null
        ? { items: files.slice(0, 2), next_cursor: 'next' }
        : { items: files.slice(2), next_cursor: null },
    );

    await userEvent.click(await panel.findByRole('button', { name: 'Load more' }));

    expect(await panel.findByText('brief.pdf')).toBeTruthy();
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
  });

  it('can be removed if they are the own files of messages, for both people', async () => {
    let items = files;
    const { panel, backend, notices } = await openFiles(() => ({ items, next_cursor: null }));
    await panel.findByText('brief.pdf');
    const buttons = panel.getAllByRole('button', { name: /^Remove/ });
    expect(buttons).toHaveLength(1);

    await userEvent.click(panel.getByRole('button', { name: /^Remove .*brief\.pdf/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this file?' }));
    expect(dialog.getByText(/also for .*Ada Stone.* The message stays\./)).toBeTruthy();
    items = files.slice(0, 2);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove file' }));

    await waitFor(() => expect(panel.queryByText('brief.pdf')).toBeNull());
    expect(backend.calls('remove_attachment')).toEqual([{ id: files[2]?.id }]);
    expect(notices.at(-1)?.text).toMatch(/brief\.pdf.* is removed\./);
    const next = panel.getByRole('link', { name: /Download .*offer\.pdf/ });
    await waitFor(() => expect(next.matches(':focus')).toBe(true));
  });

  it('say how much space the own ones take up', async () => {
    const { panel } = await openFiles(() => ({ items: [], next_cursor: null }));
    expect(await panel.findByText('Your files take up 1.5 MB of 1 GB.')).toBeTruthy();
  });

  it('are explained while there are none', async () => {
    const { panel } = await openFiles(() => ({ items: [], next_cursor: null }));
    expect(await panel.findByText('No files yet.')).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isDown = true;
    const { panel } = await openFiles(() =>
      isDown ? new Response('', { status: 503 }) : { items: files, next_cursor: null },
    );
    expect(await panel.findByText(/We can't connect right now/)).toBeTruthy();
    isDown = false;

    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));

    expect(await panel.findByText('map.png')).toBeTruthy();
  });
});
