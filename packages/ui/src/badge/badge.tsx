import type { ComponentPropsWithRef } from 'react';
import { BadgeElement } from './badge.styles.ts';
import type { BadgeVariant } from './badge.styles.ts';

export type BadgeProps = ComponentPropsWithRef<'span'> & { variant?: BadgeVariant };

/** A state or a count in one word; a colour never stands without it. */
export function Badge({ variant = 'neutral', ...rest }: BadgeProps) {
  return <BadgeElement {...rest} $variant={variant} />;
}
