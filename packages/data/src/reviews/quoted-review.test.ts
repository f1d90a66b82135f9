import { expect, it } from 'vitest';
import { isQuotable } from './quoted-review.ts';

const project = {
  id: '1',
  title: 'Shiftboard',
  image_url: '/cover.webp',
  image_color: null,
  owner: { name: 'Ada Stone' },
};

function aReview(comment: string, image_url: string | null = project.image_url) {
  return { id: '1', rating: 5, comment, created_at: '', project: { ...project, image_url } };
}

it.each([
  ['a comment of one line', aReview('x'.repeat(50)), true],
  ['a comment of three lines', aReview('x'.repeat(170)), true],
  ['a short comment', aReview('x'.repeat(49)), false],
  ['a long comment', aReview('x'.repeat(171)), false],
  ['no comment', aReview(''), false],
  ['a project without a cover', aReview('x'.repeat(80), null), false],
])('quotes %s: %#', (_, review, expected) => {
  expect(isQuotable(review)).toBe(expected);
});
