import { aReview } from '@showcase/data/testing';
import { Link } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RequestReview } from './request-review.tsx';

it('writes what follows the review as large as the review', () => {
  document.documentElement.style.setProperty('--text-14', '14px');
  render(
    <RequestReview side="creator" review={aReview({ comment: 'Lovely.' })}>
      <Link href="/reviews">See your reply</Link>
    </RequestReview>,
  );
  const sizeOf = (element: Element) => getComputedStyle(element).fontSize;
  expect(sizeOf(screen.getByText('Lovely.'))).toBe('14px');
  expect(sizeOf(screen.getByRole('link', { name: 'See your reply' }))).toBe('14px');
});
