import { MAX_ATTACHMENT_SIZE } from '@showcase/data/attachments';
import { aUser, fakeBackend, renderWithData, testId } from '@showcase/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useAttachmentDraft } from '../draft/use-attachment-draft.ts';
import { AttachmentButton } from './attachment-button.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { AttachmentDrop } from './attachment-drop.tsx';
import { DraftAttachments } from './draft-attachments.tsx';

const ME = testId(90);

function Composer() {
  const draft = useAttachmentDraft('offer');
  return (
    <AttachmentDrop draft={draft}>
      <DraftAttachments draft={draft} />
      <AttachmentButton draft={draft} />
      <p>{draft.block ?? 'Ready'}</p>
    </AttachmentDrop>
  );
}

function OfferForm() {
  const draft = useAttachmentDraft('offer');
  return (
    <form>
      <textarea aria-label="Scope" />
      <AttachmentField draft={draft} />
    </form>
  );
}

async function open() {
  const backend = fakeBackend({ signedInAs: ME, users: [aUser({ id: ME })] });
  const { session } = renderWithData(<Composer />, { backend });
  await session.ready();
  return { backend };
}

const aFile = (name: string, content = 'text') => new File([content], name);
const choose = (files: File[]) => userEvent.upload(screen.getByLabelText('Files'), files);
const list = () => screen.findByRole('list', { name: 'Files to send' });
const rows = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the files of a composer', () => {
  it('are chosen, uploaded and listed with their size and state', async () => {
    const { backend } = await open();
    expect(screen.getByRole('button', { name: 'Add files' })).toBeTruthy();
    await choose([aFile('brief.txt'), aFile('empty.txt', '')]);
    await screen.findByText('Ready');
    expect(await rows()).toEqual(['brief.txt4 bytes · Uploaded', 'empty.txtThis file is empty.']);
    expect(Object.values(backend.state.objects)).toEqual([
      { size: 4, type: 'application/octet-stream' },
    ]);
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status).toEqual(['The file is uploaded.']);
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
  });

  it('can be canceled, retried and removed, each with its own buttons', async () => {
    const { backend } = await open();
    backend.answerWith(({ method }) =>
      method === 'PATCH' ? Promise.withResolvers<Response>().promise : undefined,
    );
    await choose([aFile('a.txt')]);
    expect(await screen.findByRole('progressbar', { name: /Uploading .*a\.txt/ })).toBeTruthy();
    expect(screen.getByText('Wait until the file is uploaded.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Cancel .*a\.txt/ }));
    expect(await rows()).toEqual(['a.txtCanceled.']);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Retry .*a\.txt/);

    backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: /Retry .*a\.txt/ }));
    await screen.findByText('Ready');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Remove .*a\.txt/);
    await userEvent.click(screen.getByRole('button', { name: /Remove .*a\.txt/ }));
    expect(screen.queryByRole('list')).toBeNull();
    await waitFor(() => expect(backend.state.attachments).toEqual([]));
  });

  it('can be moved, and the focus moves on when one is removed', async () => {
    await open();
    await choose([aFile('a.txt'), aFile('b.txt'), aFile('c.txt')]);
    await screen.findByText('Ready');
    expect(
      screen.getByRole('button', { name: /Move .*a\.txt.* up/ }).getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: /Move .*a\.txt.* down/ }));
    expect((await rows()).map((row) => row?.slice(0, 5))).toEqual(['b.txt', 'a.txt', 'c.txt']);
    await userEvent.click(screen.getByRole('button', { name: /Remove .*a\.txt/ }));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Remove .*c\.txt/);
  });

  it('have a description if they are pictures', async () => {
    const bitmap = { width: 1, height: 1, close: () => undefined };
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
    await open();
    await choose([new File(['GIF89a\x01\0\x01\0\0\0\0;'], 'a.gif')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Describe this picture' }));
    const field = screen.getByRole('textbox', { name: /Describe .*a\.gif/ });
    await userEvent.type(field, 'A chart');
    expect(field).toHaveProperty('value', 'A chart');
    const stored = Object.entries<string>(localStorage).filter(([key]) =>
      key.startsWith(`bolt-showcase-attachments-${ME}-offer-`),
    );
    expect(stored.map(([, file]) => file)).toEqual([expect.stringContaining('A chart')]);
  });

  it('say next to their state that they keep where they were taken', async () => {
    await open();
    await choose([aFile('a.psd', '\0GPSLatitude')]);
    await screen.findByText('Ready');
    expect(await rows()).toEqual(['a.psd12 bytes · UploadedThis file keeps where it was taken.']);
  });

  it('can be dropped', async () => {
    await open();
    const dataTransfer = { types: ['Files'], files: [aFile('dropped.txt')], items: [] };
    const area = screen.getByText('Ready');
    fireEvent.dragEnter(area, { dataTransfer });
    expect(screen.getByText('Drop files to add them')).toBeTruthy();
    fireEvent.drop(area, { dataTransfer });
    expect(screen.queryByText('Drop files to add them')).toBeNull();
    await waitFor(async () => expect(await rows()).toEqual(['dropped.txt4 bytes · Uploaded']));
  });

  it('stay where they are when a text is dropped', async () => {
    await open();
    fireEvent.dragEnter(screen.getByText('Ready'), { dataTransfer: { types: ['text/plain'] } });
    expect(screen.queryByText('Drop files to add them')).toBeNull();
  });

  it('can have 20 MB', async () => {
    await open();
    await choose([aFile('large.bin', 'x'.repeat(MAX_ATTACHMENT_SIZE + 1))]);
    expect(await rows()).toEqual(['large.binFiles can have up to 20 MB.']);
  });
});

const entry = (isDirectory: boolean, file: File) => ({
  kind: 'file',
  webkitGetAsEntry: () => ({ isDirectory }),
  getAsFile: () => file,
});

describe('a folder', () => {
  it('is listed as one that cannot be sent, and the files beside it are uploaded', async () => {
    await open();
    const [folder, file] = [aFile('photos', ''), aFile('a.txt')];
    const dataTransfer = {
      types: ['Files'],
      files: [folder, file],
      items: [entry(true, folder), entry(false, file)],
    };
    fireEvent.drop(screen.getByText('Ready'), { dataTransfer });
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status().join()).toMatch(/^Uploading 1 file\. .*photos.*: Folders can't be sent\.$/);
    await waitFor(async () =>
      expect(await rows()).toEqual(['a.txt4 bytes · Uploaded', "photosFolders can't be sent."]),
    );
  });
});

describe('a paste', () => {
  const paste = (target: Element, file: File, texts: Record<string, string>) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const clipboardData = {
      types: ['Files', ...Object.keys(texts)],
      files: [file],
      items: [entry(false, file)],
      getData: (type: string) => texts[type] ?? '',
    };
    target.dispatchEvent(Object.assign(event, { clipboardData }));
    return event.defaultPrevented;
  };

  it.each([
    ['a picture', {}, true],
    ["a file of a Mac's Finder", { 'text/plain': 'logo.png' }, true],
    ['a file of a manager that writes paths', { 'text/plain': 'file:///home/ada/logo.png' }, true],
    ['a picture of a page', { 'text/html': '<img src="logo.png">' }, true],
    ['cells of a table', { 'text/plain': '1\t2', 'text/html': '<table>' }, false],
    ['a cell with the name of a picture', { 'text/plain': 'logo.png', 'text/html': '<td>' }, false],
    ['a text', { 'text/plain': 'see logo.png' }, false],
  ])('of %s (%j) is attached: %s', async (_what, texts, expected) => {
    await open();
    expect(paste(screen.getByText('Ready'), aFile('logo.png'), texts)).toBe(expected);
    if (expected) expect(await rows()).toEqual([expect.stringContaining('logo.png')]);
    else expect(screen.queryByRole('list')).toBeNull();
  });

  it('works in every field of the form around the files', async () => {
    renderWithData(<OfferForm />, {
      backend: fakeBackend({ signedInAs: ME, users: [aUser({ id: ME })] }),
    });
    const field = await screen.findByRole('textbox', { name: 'Scope' });
    expect(paste(field, aFile('logo.png'), { 'text/plain': 'logo.png' })).toBe(true);
    expect(await rows()).toHaveLength(1);
  });
});
