import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { attachmentQueries } from '../src/attachments/attachment-queries.ts';
import {
  getStoredType,
  MAX_ATTACHMENT_SIZE,
  type Attachment,
} from '../src/attachments/attachment.ts';
import {
  PNG_TAKEN_IN_BERLIN,
  toFile,
  WEBP_TAKEN_IN_BERLIN,
} from '../src/attachments/testing/pictures.ts';
import { discardAttachment, reserveAttachment } from '../src/attachments/reserve-attachment.ts';
import { uploadAttachment } from '../src/attachments/upload/upload-attachment.ts';
import { newConversationId } from '../src/conversations/conversation.ts';
import { listMessages, sendMessage } from '../src/messages/messages.ts';
import { setDeveloperMode } from '../src/users/change-user.ts';
import { newcomer, openBrowser, sql, type Person } from './backend.ts';

const PART = 6_291_456;
const file = { name: 'brief.pdf', type: 'application/pdf', width: null, height: null };

let ada: Person;
let mina: Person;
let stranger: Person;

beforeAll(async () => {
  [ada, mina, stranger] = await Promise.all([
    newcomer('Ada Quill'),
    newcomer('Mina Park'),
    newcomer('Sam Stranger'),
  ]);
  await setDeveloperMode(ada.client, { id: ada.id, isDev: true });
});

type Upload = Partial<Pick<Attachment, 'name' | 'type' | 'width' | 'height'>> & {
  content?: BlobPart[];
  previews?: { width: number; blob: Blob }[];
};

function reserve(owner: Person, { content = ['text'], previews = [], ...fields }: Upload = {}) {
  const id = crypto.randomUUID();
  const type = fields.type ?? file.type;
  const blob = new Blob(content, { type: getStoredType(type) });
  const reserved = { id, size: blob.size, ...file, ...fields, type, previews };
  return { blob, previews, id, reserving: reserveAttachment(owner.client, reserved) };
}

async function upload(owner: Person, input: Upload = {}) {
  const { blob, previews, id, reserving } = reserve(owner, input);
  await reserving;
  await store(owner, { id, blob, previews });
  return id;
}

type Stored = {
  id: string;
  blob: Blob;
  previews?: { width: number; blob: Blob }[];
  uploadUrl?: string;
  onUploadUrl?: (url: string) => void;
  signal?: AbortSignal;
};

function store(owner: Person, { id, blob, ...options }: Stored) {
  return uploadAttachment(owner.client, {
    id,
    owner_id: owner.id,
    content: blob,
    previews: options.previews ?? [],
    uploadUrl: options.uploadUrl ?? null,
    onUploadUrl: options.onUploadUrl ?? (() => undefined),
    onProgress: () => undefined,
    signal: options.signal ?? new AbortController().signal,
  });
}

async function send(ids: string[], text = '') {
  const clientKey = crypto.randomUUID();
  const message = {
    conversationId: newConversationId(ada.id),
    clientKey,
    text,
    attachments: ids.map((id) => ({ id, alt: null })),
  };
  await sendMessage(mina.client, message);
  return message;
}

async function readConversation(reader: Person) {
  const [row] = await sql<{ id: string }[]>`
    select id from public.conversations where ${mina.id} in (first_user_id, second_user_id)`;
  const conversationId = row?.id ?? '';
  const { items } = await listMessages(reader.client, { conversationId, part: null });
  return { conversationId, items };
}

const getLink = (reader: Pick<Person, 'client'>, id: string) =>
  new QueryClient().fetchQuery(
    attachmentQueries(reader.client).link({ ...file, id, owner_id: mina.id }),
  );

describe('files of a message', () => {
  it('are uploaded, sent without a text, and read by both', async () => {
    const preview = { width: 480, blob: toFile(WEBP_TAKEN_IN_BERLIN, 'image/webp') };
    const content = [toFile(PNG_TAKEN_IN_BERLIN, 'image/png')];
    const picture = { name: 'sea.png', type: 'image/png', width: 900, height: 600 };
    const ids = [
      await upload(mina, { ...picture, content, previews: [preview] }),
      await upload(mina),
    ];
    const message = await send(ids);
    await sendMessage(mina.client, message);

    const { items, conversationId } = await readConversation(ada);
    expect(items.at(-1)).toMatchObject({
      text: null,
      attachment_count: 2,
      attachments: [
        { id: ids[0], owner_id: mina.id, ...picture, preview_widths: [480] },
        { id: ids[1], ...file, size: 4, alt: null },
      ],
    });
    const link = await getLink(ada, ids[1] ?? '');
    const response = await fetch(link ?? '');
    expect(await response.text()).toBe('text');
    expect(response.headers.get('content-disposition')).toContain('brief.pdf');

    const files = attachmentQueries(ada.client).files(conversationId);
    const { pages } = await new QueryClient().fetchInfiniteQuery(files);
    expect(pages[0]?.items.map(({ name }) => name).sort()).toEqual(['brief.pdf', 'sea.png']);
  });

  it('have no links for strangers and visitors', async () => {
    const id = await upload(mina);
    await send([id]);
    expect(await getLink(ada, id)).toBeTruthy();
    expect(await getLink(stranger, id)).toBeNull();
    expect(await getLink({ client: openBrowser() }, id)).toBeNull();
  });

  it('are sent only when they are stored', async () => {
    const { id, reserving } = reserve(mina);
    await reserving;
    await expect(send([id], 'Here')).rejects.toMatchObject({
      kind: 'conflict',
      sentence: '“brief.pdf” has not been uploaded. Try again',
    });
  });

  it('take up space until they are discarded', async () => {
    const used = async () =>
      (await new QueryClient().fetchQuery(attachmentQueries(stranger.client).storage())).used_bytes;
    const id = await upload(stranger);
    expect(await used()).toBe(4);
    await discardAttachment(stranger.client, id);
    expect(await used()).toBe(0);
  });
});

describe('the upload of a file', () => {
  it('continues after an interruption', async () => {
    const { blob, id, reserving } = reserve(mina, { content: [new Uint8Array(PART * 2 + 7)] });
    await reserving;
    const controller = new AbortController();
    let uploadUrl = '';
    const interrupted = store(mina, {
      id,
      blob,
      onUploadUrl: (url) => {
        uploadUrl = url;
        controller.abort();
      },
      signal: controller.signal,
    });
    await expect(interrupted).rejects.toMatchObject({ kind: 'aborted' });
    await store(mina, { id, blob, uploadUrl });
    await send([id]);
    const { items } = await readConversation(ada);
    expect(items.at(-1)?.attachments[0]?.size).toBe(PART * 2 + 7);
  });

  it('repeated after a lost response is done', async () => {
    const { blob, id, reserving } = reserve(mina);
    await reserving;
    await store(mina, { id, blob });
    await store(mina, { id, blob });
  });

  it('of 20 MB is accepted', async () => {
    await upload(mina, { content: [new Uint8Array(MAX_ATTACHMENT_SIZE)] });
  });

  it('is denied for a name that is not reserved', async () => {
    const id = crypto.randomUUID();
    await expect(store(mina, { id, blob: new Blob(['a']) })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('is not reserved under a name that can hide what it is', async () => {
    await expect(reserve(mina, { name: '../secret' }).reserving).rejects.toMatchObject({
      sentence: "This file name can't be used",
    });
  });
});
