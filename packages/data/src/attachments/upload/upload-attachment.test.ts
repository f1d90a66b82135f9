import { describe, expect, it } from 'vitest';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { denied } from '../../testing/backend/storage/fake-storage.ts';
import { testId } from '../../testing/rows.ts';
import { uploadAttachment } from './upload-attachment.ts';

const ME = testId(1);
const ID = testId(701);
const PATH = `${ME}/${ID}`;
const PART = 6_291_456;

function setUp(size: number, previews: { width: number; blob: Blob }[] = []) {
  const backend = fakeBackend({ signedInAs: ME });
  const controller = new AbortController();
  const progress: number[] = [];
  const urls: string[] = [];
  const upload = (uploadUrl: string | null = null) =>
    uploadAttachment(backend.client, {
      id: ID,
      owner_id: ME,
      content: new Blob([new Uint8Array(size)], { type: 'application/octet-stream' }),
      previews,
      uploadUrl,
      onUploadUrl: (url) => urls.push(url),
      onProgress: (bytes) => progress.push(bytes),
      signal: controller.signal,
    });
  const parts = () => backend.requests.filter(({ method }) => method === 'PATCH');
  return { backend, controller, progress, urls, upload, parts };
}

describe('the upload of a file', () => {
  it('sends parts of 6 MB, and what describes it', async () => {
    const { backend, parts, progress, upload, urls } = setUp(PART * 2 + 5);
    await upload();

    expect(backend.state.objects).toEqual({
      [PATH]: { size: PART * 2 + 5, type: 'application/octet-stream' },
    });
    expect(parts().map(({ headers }) => headers.get('upload-offset'))).toEqual([
      '0',
      String(PART),
      String(PART * 2),
    ]);
    expect(urls).toEqual(['http://backend.test/storage/v1/upload/resumable/upload-0']);
    expect(progress.at(-1)).toBe(PART * 2 + 5);
    const metadata = backend.requests[0]?.headers.get('upload-metadata');
    expect(metadata).toContain(`objectName ${btoa(PATH)}`);
  });

  it('stores the previews first', async () => {
    const blob = new Blob(['small'], { type: 'image/webp' });
    const { backend, upload } = setUp(4, [{ width: 480, blob }]);
    await upload();
    expect(Object.keys(backend.state.objects)).toEqual([`${PATH}-480`, PATH]);
  });

  it('continues where it stopped when the connection is lost', async () => {
    const { backend, parts, upload } = setUp(PART + 5);
    let failures = 1;
    backend.answerWith(({ method, headers }) => {
      const isSecondPart = method === 'PATCH' && headers.get('upload-offset') !== '0';
      if (!isSecondPart || failures === 0) return undefined;
      failures -= 1;
      return Promise.reject(new TypeError('fetch failed'));
    });
    await upload();

    expect(backend.state.objects[PATH]?.size).toBe(PART + 5);
    expect(parts()).toHaveLength(3);
    expect(backend.state.uploads).toHaveLength(1);
  });

  it('continues after a reload, with the URL that it reported', async () => {
    const { backend, parts, upload, urls } = setUp(PART + 5);
    backend.answerWith(({ method, headers }) =>
      method === 'PATCH' && headers.get('upload-offset') !== '0'
        ? Response.json({ message: 'No' }, { status: 400 })
        : undefined,
    );
    await expect(upload()).rejects.toMatchObject({ kind: 'invalid' });
    backend.comeBack();
    await upload(urls[0]);

    expect(backend.state.objects[PATH]?.size).toBe(PART + 5);
    expect(parts().map(({ headers }) => headers.get('upload-offset'))).toEqual([
      '0',
      String(PART),
      String(PART),
    ]);
  });

  it('starts from the beginning if the service no longer knows the upload', async () => {
    const { backend, upload } = setUp(5);
    await upload('http://backend.test/storage/v1/upload/resumable/expired');
    expect(backend.state.objects[PATH]?.size).toBe(5);
  });

  it('is done if an earlier attempt stored the file', async () => {
    const { backend, upload } = setUp(5);
    backend.state.objects[PATH] = { size: 5, type: 'application/octet-stream' };
    await upload();
    expect(backend.state.uploads).toEqual([]);
  });

  it('is not repeated if it is denied', async () => {
    const { backend, upload } = setUp(5);
    backend.answerWith(() => new Response(denied.message, { status: denied.status }));
    await expect(upload()).rejects.toMatchObject({ kind: 'forbidden' });
    expect(backend.requests).toHaveLength(1);
  });

  it('uses the token of the session at each request', async () => {
    const { backend, parts, upload } = setUp(5);
    await upload();
    const { data } = await backend.client.auth.getSession();
    expect(parts()[0]?.headers.get('authorization')).toBe(`Bearer ${data.session?.access_token}`);
  });

  it('does not start if it is canceled before', async () => {
    const { backend, controller, upload } = setUp(5);
    const uploading = upload();
    controller.abort();
    await expect(uploading).rejects.toMatchObject({ kind: 'aborted' });
    expect(backend.requests).toEqual([]);
  });

  it('ends when it is canceled', async () => {
    const { backend, controller, upload } = setUp(5);
    backend.answerWith(({ method }) => {
      if (method !== 'PATCH') return undefined;
      controller.abort();
      return undefined;
    });
    await expect(upload()).rejects.toMatchObject({ kind: 'aborted' });
  });
});
