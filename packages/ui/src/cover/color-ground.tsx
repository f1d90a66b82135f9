import type { ComponentPropsWithRef } from 'react';
import { coverColor } from './cover-color.ts';
import { GroundArt } from './cover.styles.ts';

type ColorGroundProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'color'> & {
  color?: string | null | undefined;
};

/**
 * Fills the nearest positioned element with the color of a cover, behind its content. A drawing, because the page's policy refuses
 * styles in the server's HTML, and each color would be a class. Nothing if there is no such color.
 */
export function ColorGround({ color, ...rest }: ColorGroundProps) {
  const fill = coverColor(color);
  if (!fill) return null;
  return (
    <GroundArt {...rest} aria-hidden>
      <rect width="100%" height="100%" fill={fill} />
    </GroundArt>
  );
}
