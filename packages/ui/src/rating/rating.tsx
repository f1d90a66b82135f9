import Award from 'lucide-react/icons/award';
import type { ComponentPropsWithRef } from 'react';
import { formatCount } from '../format/format.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { BadgeElement, Count, Figure, RatingElement, Stars } from './rating.styles.ts';
import { Star } from './star.tsx';

const positions = [1, 2, 3, 4, 5];

/** Strictly above 4.5, on the unrounded value. */
export const isTopRated = (rating: number) => rating > 4.5;

export type RatingProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** From 0 to 5. */
  value: number;
  /** The number of ratings in the average. */
  count?: number;
};

/** Five stars, filled to the rounded rating, and the rating with one decimal. */
export function Rating({ value, count, ...rest }: RatingProps) {
  const figure = value.toFixed(1);
  const filled = Math.round(value);
  return (
    <RatingElement {...rest}>
      <Stars aria-hidden>
        {positions.map((position) => (
          <Star key={position} look={position <= filled ? 'filled' : 'empty'} />
        ))}
      </Stars>
      <VisuallyHidden>{`Rated ${figure} out of 5`}</VisuallyHidden>
      <Figure aria-hidden>{figure}</Figure>
      {count !== undefined && <Count>({formatCount(count)})</Count>}
    </RatingElement>
  );
}

type RatingBadgeProps = Omit<RatingProps, 'count' | 'value'> & {
  /** From 0 to 5; null without reviews. */
  value: number | null;
};

/** One star and the rating with one decimal, with an award above 4.5. */
export function RatingBadge({ value, ...rest }: RatingBadgeProps) {
  if (value === null) {
    return (
      <BadgeElement {...rest} $isTop={false} data-rating>
        No reviews yet
      </BadgeElement>
    );
  }
  const isTop = isTopRated(value);
  const figure = value.toFixed(1);
  return (
    <BadgeElement {...rest} title={isTop ? 'Top rated' : undefined} $isTop={isTop} data-rating>
      <Star look="filled" />
      <span aria-hidden>{figure}</span>
      <VisuallyHidden>{`Rated ${figure} out of 5${isTop ? ', top rated' : ''}`}</VisuallyHidden>
      {isTop && <Award aria-hidden data-mark="top-rated" />}
    </BadgeElement>
  );
}
