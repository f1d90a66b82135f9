import { Cover, VisuallyHidden } from '@showcase/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useDirection } from '../direction/use-direction.ts';
import type { CarouselProps } from './carousel.tsx';
import {
  Caption,
  Counter,
  Slide,
  Slides,
  SlideViewport,
  Stage,
  StepButton,
  Thumb,
  Thumbs,
  WholePicture,
} from './carousel.styles.ts';
import { useSlides } from './use-slides.ts';

type EmblaCarouselProps = Required<Pick<CarouselProps, 'images' | 'sizes' | 'width' | 'height'>>;

/** The interactive carousel, with swipe, steps and thumbnails. Loaded by `Carousel`. */
export function EmblaCarousel({ images, ...shape }: EmblaCarouselProps) {
  const count = images.length;
  const [direction, directionRef] = useDirection();
  const { viewportRef, current, show, showByKey } = useSlides(count, direction);
  return (
    <>
      <Stage ref={directionRef}>
        <SlideViewport
          ref={viewportRef}
          tabIndex={0}
          role="group"
          aria-label="Pictures, use the arrow keys to browse"
          onKeyDown={showByKey}
        >
          <Slides>
            {images.map(({ src, srcSet, alt }, index) => (
              <Slide
                key={src}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${count}`}
                aria-hidden={index !== current || undefined}
              >
                <WholePicture src={src} srcSet={srcSet} alt={alt} {...shape} loading="eager" />
              </Slide>
            ))}
          </Slides>
        </SlideViewport>
        <StepButton
          $side="start"
          variant="secondary"
          label="Previous picture"
          onClick={() => show(current - 1)}
        >
          <ChevronLeft aria-hidden />
        </StepButton>
        <StepButton
          $side="end"
          variant="secondary"
          label="Next picture"
          onClick={() => show(current + 1)}
        >
          <ChevronRight aria-hidden />
        </StepButton>
        <Counter aria-hidden>
          <bdi dir="ltr">{`${current + 1} / ${count}`}</bdi>
        </Counter>
        <VisuallyHidden role="status">
          {`Picture ${current + 1} of ${count}: ${images[current]?.alt ?? ''}`}
        </VisuallyHidden>
      </Stage>
      {images.some(({ caption }) => caption) && (
        <Caption dir="auto">{images[current]?.caption}</Caption>
      )}
      <Thumbs role="list" aria-label="Thumbnails">
        {images.map(({ src, srcSet, alt }, index) => (
          <li key={src}>
            <Thumb
              type="button"
              aria-label={`Show picture ${index + 1}: ${alt}`}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <Cover
                src={src}
                srcSet={srcSet}
                sizes="96px"
                alt=""
                width={96}
                height={60}
                aria-hidden
              />
            </Thumb>
          </li>
        ))}
      </Thumbs>
    </>
  );
}
