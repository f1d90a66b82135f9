import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { ColorGround } from './color-ground.tsx';
import { CoverFrame, CoverPlaceholder } from './cover.styles.ts';
import { getImageProps } from './image-props.ts';
import { StockCover } from './stock-cover.tsx';

export type CoverProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> & {
  src?: string | null;
  /** The image in several widths. */
  srcSet?: string | undefined;
  /** How wide the image is on the page, for the choice among them. */
  sizes?: string;
  alt: string;
  /** Width and height of the image in pixels. The box always keeps their aspect ratio. */
  width?: number;
  height?: number;
  loading?: 'lazy' | 'eager';
  /** One color of the image, as `#rrggbb`; shown until the image has loaded, and where it leaves space. */
  color?: string | null | undefined;
};

/** An image with a fixed aspect ratio: one drawn from its name if there is none, a neutral placeholder if it is broken. */
export function Cover({
  src,
  srcSet,
  sizes,
  alt,
  width = 640,
  height = 400,
  loading = 'lazy',
  color,
  ...rest
}: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const [brokenSet, setBrokenSet] = useState<string>();
  const usableSet = srcSet === brokenSet ? undefined : srcSet;
  const ratio = `${width} / ${height}`;

  if (!src) {
    return (
      <CoverFrame {...rest} $ratio={ratio}>
        <StockCover label={alt} />
      </CoverFrame>
    );
  }
  if (src === broken) {
    return (
      <CoverFrame {...rest} $ratio={ratio}>
        <CoverPlaceholder {...getImageProps(alt)}>
          <ImageOff aria-hidden />
        </CoverPlaceholder>
      </CoverFrame>
    );
  }
  return (
    <CoverFrame {...rest} $ratio={ratio}>
      <ColorGround color={color} />
      <img
        {...(usableSet && { srcSet: usableSet, sizes })}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        // One width may be missing where the image itself is there.
        onError={() => (usableSet ? setBrokenSet(usableSet) : setBroken(src))}
      />
    </CoverFrame>
  );
}
