import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Star } from './star.tsx';
import { StarRatingElement } from './rating.styles.ts';

type StarRatingProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** From 0 to 5. */
  value: number;
};

/** One star and the rating with one decimal, within a line of text. */
export function StarRating({ value, ...rest }: StarRatingProps) {
  const figure = value.toFixed(1);
  return (
    <StarRatingElement {...rest}>
      <Star look="filled" />
      <span aria-hidden>{figure}</span>
      <VisuallyHidden>{`Rated ${figure} out of 5`}</VisuallyHidden>
    </StarRatingElement>
  );
}
