import { anAttachment } from '@showcase/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  aConversation,
  ME,
  message,
  now,
  openMessages,
  person,
} from '../testing/open-messages.ts';

const input = () => screen.findByPlaceholderText('Type a message...');
const aFile = (name: string) => new File(['text'], name);
const log = async () => within(await screen.findByRole('log'));

async function choose(...files: File[]) {
  await input();
  await userEvent.upload(screen.getByLabelText('Files'), files);
}

describe('files in the composer', () => {
  it('are sent without a text', async () => {
    const { sent } = openMessages(`?with=${ADA}`);
    await choose(aFile('a.txt'), aFile('b.txt'));
    await screen.findByText('2 files are uploaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([`a.txt b.txt to ${ADA}`]));
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
    const files = within(await (await log()).findByRole('list', { name: 'Files' }));
    expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Download a.txt4 bytes',
      'Download b.txt4 bytes',
    ]);
  });

  it('are waited for, and the button says so', async () => {
    const uploads = Promise.withResolvers<void>();
    const { sent } = openMessages(`?with=${ADA}`, { uploads: uploads.promise });
    await choose(aFile('a.txt'));
    await userEvent.type(await input(), 'Here{Enter}');
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = screen.getByText('Wait until the file is uploaded.');
    expect(button.getAttribute('aria-describedby')).toBe(reason.id);
    expect(sent).toEqual([]);
    uploads.resolve();
    await screen.findByText('The file is uploaded.');
    await userEvent.click(button);
    await waitFor(() => expect(sent).toEqual([`Here a.txt to ${ADA}`]));
  });

  it('are sent with the text', async () => {
    const { sent } = openMessages(`?with=${ADA}`);
    await choose(aFile('a.txt'));
    await screen.findByText('The file is uploaded.');
    await userEvent.type(await input(), 'Here{Enter}');
    await waitFor(() => expect(sent).toEqual([`Here a.txt to ${ADA}`]));
    expect((await log()).getByText('Here')).toBeTruthy();
  });

  it('can be pasted and dropped', async () => {
    openMessages(`?with=${ADA}`);
    fireEvent.paste(await input(), {
      clipboardData: { types: ['Files'], files: [aFile('pasted.png')] },
    });
    fireEvent.drop(screen.getByRole('log'), {
      dataTransfer: { types: ['Files'], files: [aFile('dropped.png')] },
    });
    const list = within(await screen.findByRole('list', { name: 'Files to send' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('pasted.png'),
      expect.stringContaining('dropped.png'),
    ]);
  });

  it('cannot be dropped by a suspended user', async () => {
    openMessages(`?with=${ADA}`, { people: [person(), person({ id: ME, is_suspended: true })] });
    await screen.findByText(/Your account is suspended/);
    fireEvent.drop(screen.getByRole('log'), {
      dataTransfer: { types: ['Files'], files: [aFile('a.png')] },
    });
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
  });

  it('are removed when their message, which was rejected, is deleted', async () => {
    const { backend } = openMessages(`?with=${ADA}`);
    await choose(aFile('a.txt'));
    await screen.findByText('The file is uploaded.');
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/send_message')
        ? Response.json(
            { code: 'PT409', message: '“a.txt” has not been uploaded. Try again' },
            { status: 409 },
          )
        : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByText(/Not sent\. “a\.txt” has not been uploaded\./);
    await userEvent.click(within(alert).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(backend.state.attachments).toEqual([]));
  });
});

describe('files in the thread', () => {
  it('belong to a message without a text, also if some were removed', async () => {
    const files = { attachments: [anAttachment({ owner_id: ADA })], attachment_count: 2 };
    openMessages(`?with=${ADA}`, {
      messages: [{ ...message(1, ADA, ''), text: null, ...files }],
    });
    expect(await (await log()).findByText('brief.pdf')).toBeTruthy();
    expect(screen.getByText('1 file was removed')).toBeTruthy();
  });

  it.each([
    [ME, 'You sent 2 files'],
    [ADA, 'Sent 2 files'],
  ])('sent by %s are in the list as “%s”', async (sender_id, text) => {
    const last_message = { text: null, sender_id, created_at: now(), step: null };
    openMessages('', {
      conversations: [aConversation({ last_message: { ...last_message, attachment_count: 2 } })],
    });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
