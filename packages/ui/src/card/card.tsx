import type { ComponentPropsWithRef, ElementType } from 'react';
import { CardElement } from './card.styles.ts';
import type { CardPadding, CardVariant } from './card.styles.ts';

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType;
  /** 'interactive' lifts on hover, for a card with one main link. */
  variant?: CardVariant;
  padding?: CardPadding;
};

/** A surface one step above the page. */
export function Card({ variant = 'plain', padding = 'l', ...rest }: CardProps) {
  return <CardElement {...rest} $variant={variant} $padding={padding} />;
}
