import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipImages } from './zip-images.ts';

const pictures: Record<string, Response> = {
  'https://site.test/a.webp': new Response('first', { headers: { 'content-type': 'image/webp' } }),
  'https://site.test/b': new Response('second', { headers: { 'content-type': 'image/jpeg' } }),
  'https://site.test/c': new Response('third', { headers: { 'content-type': 'image/svg+xml' } }),
  'https://site.test/d.png': new Response('fourth', { headers: { 'content-type': 'image/pngx' } }),
};

const fetchPicture = async (url: unknown) =>
  pictures[String(url)] ?? new Response('', { status: 404 });

it('packs the images in order and reports progress', async () => {
  const progress: number[] = [];
  const zip = await zipImages(Object.keys(pictures), (done) => progress.push(done), fetchPicture);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['01.webp', '02.jpg', '03.svg', '04.png']);
  expect(new TextDecoder().decode(files['02.jpg'])).toBe('second');
  expect(progress).toEqual([1, 2, 3, 4]);
});

it('fails as a whole if one image cannot be fetched', async () => {
  const zip = zipImages(['https://site.test/gone.png'], () => undefined, fetchPicture);
  await expect(zip).rejects.toThrow('responded with 404');
});
