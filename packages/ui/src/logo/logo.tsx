import type { ComponentPropsWithRef } from 'react';
import { LogoElement, Mark } from './logo.styles.ts';

export type LogoProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** 'mark' is only the bolt. */
  variant?: 'full' | 'mark';
};

/** The bolt and the name of the product. */
export function Logo({ variant = 'full', ...rest }: LogoProps) {
  const mark = (
    <Mark viewBox="0 0 28 28" aria-hidden>
      <rect className="tile" width="28" height="28" rx="8" />
      <path className="bolt" d="M15.6 4.5 7.2 15.6h5.2l-1.1 7.9 8.5-11.3h-5.3z" />
    </Mark>
  );
  if (variant === 'mark') {
    return (
      <LogoElement role="img" aria-label="Bolt Showcase" {...rest}>
        {mark}
      </LogoElement>
    );
  }
  return (
    <LogoElement {...rest}>
      {mark}
      Bolt Showcase
    </LogoElement>
  );
}
