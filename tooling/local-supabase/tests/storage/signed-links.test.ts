import { afterEach, describe, expect, it, vi } from 'vitest';
import { toContentDisposition } from '../../src/storage/files/content-disposition.ts';
import { openBackend } from '../support/open-backend.ts';

const hour = 3600;
const backend = await openBackend();
const ada = await backend.person('Ada');
const papers = ada.client.storage.from('papers');
const path = `${ada.id}/paper`;
await papers.upload(path, new Blob(['<script>alert(1)</script>'], { type: 'text/html' }));

afterEach(() => void vi.useRealTimers());

/** storage-js encodes the name twice (supabase/supabase-js#2468), so the query is added here. */
async function openLink(download?: string): Promise<Response> {
  const { data } = await papers.createSignedUrl(path, hour);
  const query = download === undefined ? '' : `&download=${encodeURIComponent(download)}`;
  return fetch(`${data?.signedUrl}${query}`);
}

const names: [name: string, encoded: string][] = [
  ['report.pdf', 'report.pdf'],
  ['two words; filename=x.exe', 'two%20words%3B%20filename%3Dx.exe'],
  [`"quoted" 'n' (1)*.txt`, '%22quoted%22%20%27n%27%20%281%29%2A.txt'],
  ['отчёт 報告.pdf', '%D0%BE%D1%82%D1%87%D1%91%D1%82%20%E5%A0%B1%E5%91%8A.pdf'],
  ['a\r\nset-cookie: b=c.txt', 'a%0D%0Aset-cookie%3A%20b%3Dc.txt'],
  ['photo\u{202E}gpj.exe', 'photo%E2%80%AEgpj.exe'],
  ['../../etc/passwd', '..%2F..%2Fetc%2Fpasswd'],
  ['\u{1F600}'.repeat(75), '%F0%9F%98%80'.repeat(75)],
];

describe('a signed link', () => {
  it.each(names)('offers a download with the name %j', async (name, encoded) => {
    const { status, headers } = await openLink(name);

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`,
    );
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('offers a download without a name, or shows the file', async () => {
    expect((await openLink('')).headers.get('content-disposition')).toBe('attachment;');
    expect((await openLink()).headers.get('content-disposition')).toBeNull();
  });

  it('never lets a file run as a page of this origin', async () => {
    const { headers } = await openLink();

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('ends after its time', async () => {
    const { data } = await papers.createSignedUrl(path, hour);
    const open = () => fetch(data?.signedUrl ?? '');
    const before = await open();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (hour + 1) * 1000 });
    const after = await open();

    expect([before.status, after.status]).toEqual([200, 400]);
    expect(await after.json()).toEqual({
      statusCode: '400',
      code: 'InvalidJWT',
      error: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
    });
  });

  it.each([
    ['another file', `${ada.id}/other`, (token: string) => token, 'Invalid signature'],
    ['no token', path, () => '', 'Invalid Compact JWS'],
    [
      'a longer time',
      path,
      (token: string) => {
        const [head, , signature] = token.split('.');
        const claims = { url: `papers/${path}`, exp: 9_999_999_999 };
        const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
        return `${head}.${forged}.${signature}`;
      },
      'signature verification failed',
    ],
  ])('does not open with %s', async (_, name, toToken, message) => {
    const { data } = await papers.createSignedUrl(path, hour);
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const url = `${backend.url}/storage/v1/object/sign/papers/${name}?token=${toToken(token)}`;
    const response = await fetch(url);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  });
});

it('an encoded name contains only what RFC 5987 allows', () => {
  const everything = String.fromCharCode(...Array.from({ length: 256 }, (_, code) => code));
  const [, encoded = ''] = toContentDisposition(everything).split("UTF-8''");

  expect(encoded).toMatch(/^(?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+$/);
  expect(decodeURIComponent(encoded)).toBe(everything);
});
