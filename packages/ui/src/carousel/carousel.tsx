import type { ComponentPropsWithRef } from 'react';
import { useModule } from '../lazy/use-module.ts';
import {
  CarouselElement,
  ScrollRow,
  Slide,
  SlideViewport,
  Thumbs,
  WholePicture,
} from './carousel.styles.ts';

export type CarouselImage = {
  src: string;
  /** The image in several widths. */
  srcSet?: string | undefined;
  alt: string;
  caption?: string | null;
};

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The accessible name of the carousel. */
  label: string;
  images: readonly CarouselImage[];
  /** How wide it is on the page, for the choice among the widths of an image. */
  sizes?: string;
  /** Width and height define the aspect ratio, in pixels. */
  width?: number;
  height?: number;
};

const loadEmbla = () => import('./embla-carousel.tsx');

/** Images one at a time, with thumbnails. Its size does not change when its code loads. */
export function Carousel({
  label,
  images,
  sizes = '100vw',
  width = 1280,
  height = 800,
  ...rest
}: CarouselProps) {
  const shape = { sizes, width, height };
  const embla = useModule(loadEmbla);
  const isAlone = images.length < 2;
  return (
    <CarouselElement aria-label={label} aria-roledescription="carousel" {...rest}>
      {embla.state === 'ready' && !isAlone ? (
        <embla.module.EmblaCarousel images={images} {...shape} />
      ) : (
        <>
          <SlideViewport>
            <ScrollRow tabIndex={isAlone ? undefined : 0} role="group" aria-label={label}>
              {images.map(({ src, srcSet, alt }) => (
                <Slide key={src}>
                  <WholePicture src={src} srcSet={srcSet} alt={alt} {...shape} />
                </Slide>
              ))}
            </ScrollRow>
          </SlideViewport>
          {!isAlone && embla.state === 'pending' && <Thumbs aria-hidden />}
        </>
      )}
    </CarouselElement>
  );
}
