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

export type CarouselImage = { src: string; alt: string; caption?: string | null };

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The accessible name of the carousel. */
  label: string;
  images: readonly CarouselImage[];
  /** Width and height define the aspect ratio, in pixels. */
  width?: number;
  height?: number;
};

const loadEmbla = () => import('./embla-carousel.tsx');

/** Images one at a time, with thumbnails. Its size does not change when its code loads. */
export function Carousel({ label, images, width = 1280, height = 800, ...rest }: CarouselProps) {
  const embla = useModule(loadEmbla);
  const isAlone = images.length < 2;
  return (
    <CarouselElement aria-label={label} aria-roledescription="carousel" {...rest}>
      {embla.state === 'ready' && !isAlone ? (
        <embla.module.EmblaCarousel images={images} width={width} height={height} />
      ) : (
        <>
          <SlideViewport>
            <ScrollRow tabIndex={isAlone ? undefined : 0} role="group" aria-label={label}>
              {images.map(({ src, alt }) => (
                <Slide key={src}>
                  <WholePicture src={src} alt={alt} width={width} height={height} />
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
