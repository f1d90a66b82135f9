import { describe, expect, it } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { imageSrcSet, imageUrl } from './image-url.ts';

const { client } = fakeBackend();
const FOLDER = '0a8f4b1c-1111-4222-8333-444455556666';

describe('imageUrl', () => {
  it.each([
    ['https://images.example.com/a.png', 'https://images.example.com/a.png'],
    ['HTTP://images.example.com/a.png', 'HTTP://images.example.com/a.png'],
    [
      `${FOLDER}/avatar/${FOLDER}.jpg`,
      `http://backend.test/storage/v1/object/public/images/${FOLDER}/avatar/${FOLDER}.jpg`,
    ],
    [null, null],
    [undefined, null],
    ['', null],
    ['  ', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['//evil.test/a.png', null],
    ['../secrets/a.png', null],
    [`${FOLDER}/avatar/../../x.png`, null],
    [`${FOLDER}/avatar/a.svg`, null],
  ])('of %s is %s', (reference, expected) => {
    expect(imageUrl(client, reference)).toBe(expected);
  });
});

describe('imageSrcSet', () => {
  const start = `${FOLDER}/project/${FOLDER}`;
  const publicUrl = 'http://backend.test/storage/v1/object/public/images';

  it('has both widths of a large image', () => {
    expect(imageSrcSet(client, `${start}-1600.jpg`)).toBe(
      `${publicUrl}/${start}-480.jpg 480w, ${publicUrl}/${start}-1600.jpg 1600w`,
    );
  });

  it.each([
    `${start}.jpg`,
    'https://images.example.com/a-1600.png',
    '../a-1600.png',
    '',
    null,
    undefined,
  ])('is not needed for %s', (reference) => {
    expect(imageSrcSet(client, reference)).toBeUndefined();
  });
});
