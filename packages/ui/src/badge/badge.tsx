import type { ComponentPropsWithRef } from 'react';
import { BadgeElement } from './badge.styles.ts';
import type { BadgeVariant } from './badge.styles.ts';

export type BadgeProps = ComponentPropsWithRef<'span'> & { variant?: BadgeVariant };

/** A state or a count as text, so that color is never the only cue. */
export function Badge({ variant = 'neutral', ...rest }: BadgeProps) {
  return <BadgeElement {...rest} $variant={variant} />;
}
