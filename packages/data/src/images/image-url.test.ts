import { describe, expect, it } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { imageUrl } from './image-url.ts';

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
