import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { anAttachment } from '../testing/answers/attachment-answers.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { testId } from '../testing/rows.ts';
import { attachmentQueries } from './attachment-queries.ts';
import { getAttachmentPath } from './attachment.ts';

const pdf = anAttachment({ id: testId(701), name: 'Größe & more.pdf' });
const picture = anAttachment({ id: testId(702), type: 'image/png', preview_widths: [480] });

function setUp() {
  const backend = fakeBackend({
    signedInAs: testId(1),
    objects: {
      [getAttachmentPath(pdf)]: { size: 1, type: 'application/octet-stream' },
      [getAttachmentPath(picture)]: { size: 1, type: 'image/png' },
      [getAttachmentPath(picture, 480)]: { size: 1, type: 'image/png' },
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { backend, queryClient, queries: attachmentQueries(backend.client) };
}

describe('links to files', () => {
  it('are signed together, for an hour', async () => {
    const { backend, queryClient, queries } = setUp();
    const all = [...queries.links([pdf, picture]), queries.link(picture, 480)];
    const urls = await Promise.all(all.map((options) => queryClient.fetchQuery(options)));

    expect(urls.map((url) => url?.replace(/.*\/attachments/, ''))).toEqual([
      `/${testId(1)}/${testId(701)}?token=signed&download=Gr%C3%B6%C3%9Fe%20%26%20more.pdf`,
      `/${testId(1)}/${testId(702)}?token=signed`,
      `/${testId(1)}/${testId(702)}-480?token=signed`,
    ]);
    expect(backend.requests).toHaveLength(1);
    expect(backend.requests[0]?.body).toMatchObject({ expiresIn: 3600 });
  });

  it('are signed again before they expire', async () => {
    const { backend, queryClient, queries } = setUp();
    await queryClient.fetchQuery(queries.link(pdf));
    await queryClient.fetchQuery(queries.link(pdf));
    expect(backend.requests).toHaveLength(1);

    vi.setSystemTime(Date.now() + 55 * 60_000);
    await queryClient.fetchQuery(queries.link(pdf));
    vi.useRealTimers();
    expect(backend.requests).toHaveLength(2);
  });

  it('are null for files that are gone', async () => {
    const { backend, queryClient, queries } = setUp();
    backend.state.objects = {};
    expect(await queryClient.fetchQuery(queries.link(pdf))).toBeNull();
  });

  it('fail together if the storage cannot be reached', async () => {
    const { backend, queryClient, queries } = setUp();
    backend.goDown();
    const links = queries.links([pdf, picture]).map((options) => queryClient.fetchQuery(options));
    expect(await Promise.allSettled(links)).toMatchObject([
      { status: 'rejected', reason: { kind: 'unreachable' } },
      { status: 'rejected', reason: { kind: 'unreachable' } },
    ]);
  });
});

it('the used space is known', async () => {
  const { backend, queryClient, queries } = setUp();
  const storage = { used_bytes: 96_400, max_bytes: 1_073_741_824 };
  backend.rpc('my_storage', () => storage);
  expect(await queryClient.fetchQuery(queries.storage())).toEqual(storage);
});
