import { describe, expect, it } from 'vitest';
import { findRobotsProblem } from '../../src/storage/objects/robots-tag.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const ada = await backend.person('Ada');
const papers = ada.client.storage.from('papers');

async function readTag(path: string): Promise<string | null> {
  const { data } = await papers.createSignedUrl(path, 60);
  return (await fetch(data?.signedUrl ?? '')).headers.get('x-robots-tag');
}

describe('what robots may do with a file', () => {
  it('is nothing, unless its upload says otherwise', async () => {
    const path = `${ada.id}/silent.txt`;
    await papers.upload(path, 'text');
    expect(await readTag(path)).toBe('none');
  });

  it.each([
    ['a form', new Blob(['text'], { type: 'text/plain' })],
    ['a body', 'text'],
  ])('is what its upload as %s says', async (name, file) => {
    const path = `${ada.id}/${name.replace(' ', '-')}.txt`;
    const headers = { 'x-robots-tag': 'googlebot: noindex' };
    expect((await papers.upload(path, file, { headers })).error).toBeNull();
    expect(await readTag(path)).toBe('googlebot: noindex');
    // An upload without the header resets it.
    await papers.upload(path, file, { upsert: true });
    expect(await readTag(path)).toBe('none');
  });

  it('cannot be an unknown rule', async () => {
    const headers = { 'x-robots-tag': 'everything' };
    const { error } = await papers.upload(`${ada.id}/odd.txt`, 'text', { headers });
    expect(error).toMatchObject({
      statusCode: '400',
      message: 'Invalid X-Robots-Tag header: Invalid X-Robots-Tag rule: "everything"',
    });
  });
});

it.each([
  'all',
  'noindex, nofollow',
  'noindex,   nofollow,  noimageindex',
  'noindex,',
  'max-snippet: -1',
  'max-image-preview: large',
  'unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT, noindex',
  'BadBot: noindex, nofollow, googlebot: nofollow',
])('the header %j is accepted', (header) => {
  expect(findRobotsProblem(header)).toBeNull();
});

it.each([
  ['noindex,  , nofollow', 'X-Robots-Tag header contains empty rule'],
  ['noindex, invalidrule', 'Invalid X-Robots-Tag rule: "invalidrule"'],
  ['max-snippet:', 'X-Robots-Tag rule "max-snippet" requires a value'],
  ['max-snippet: -2', 'X-Robots-Tag "max-snippet" has an invalid value: "-2"'],
  ['unavailable_after: never', 'X-Robots-Tag "unavailable_after" has an invalid value: "never"'],
  ['googlebot: everything', 'Invalid X-Robots-Tag rule: "everything"'],
])('the header %j is rejected', (header, problem) => {
  expect(findRobotsProblem(header)).toBe(problem);
});
