import type { ComponentPropsWithRef } from 'react';
import { BadgeElement } from './badge.styles.ts';
import type { BadgeVariant } from './badge.styles.ts';

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  variant?: BadgeVariant;
  /** Breaks where there is no room: for words that someone typed. */
  wraps?: boolean;
};

/** A state or a count as text, so that color is never the only cue. */
export function Badge({ variant = 'neutral', wraps = false, ...rest }: BadgeProps) {
  return <BadgeElement {...rest} $variant={variant} $wraps={wraps} />;
}
