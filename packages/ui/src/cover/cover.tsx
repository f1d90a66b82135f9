import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { CoverFrame, CoverPlaceholder } from './cover.styles.ts';
import { getImageProps } from './image-props.ts';
import { StockCover } from './stock-cover.tsx';

export type CoverProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  src?: string | null;
  alt: string;
  /** The measures of the picture in pixels; the box keeps their ratio whatever happens. */
  width?: number;
  height?: number;
  loading?: 'lazy' | 'eager';
};

/** A picture in a box of fixed ratio: a drawn cover when there is none, a neutral place when it is broken. */
export function Cover({
  src,
  alt,
  width = 640,
  height = 400,
  loading = 'lazy',
  style,
  ...rest
}: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const box = { aspectRatio: `${width} / ${height}`, ...style };

  if (!src) {
    return (
      <CoverFrame {...rest} style={box}>
        <StockCover label={alt} />
      </CoverFrame>
    );
  }
  if (src === broken) {
    return (
      <CoverFrame {...rest} style={box}>
        <CoverPlaceholder {...getImageProps(alt)}>
          <ImageOff aria-hidden />
        </CoverPlaceholder>
      </CoverFrame>
    );
  }
  return (
    <CoverFrame {...rest} style={box}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </CoverFrame>
  );
}
