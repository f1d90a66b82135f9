import { EmptyState, IconButton, Stack } from '@showcase/ui';
import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { DownloadImages } from './download-images.tsx';
import { wrapAround } from './gallery-position.ts';
import {
  Counter,
  GalleryFoot,
  Slide,
  SlideCaption,
  Stage,
  Step,
  Thumbnail,
  Thumbnails,
} from './project-gallery.styles.ts';

export type GalleryImage = { url: string; caption: string | null };
type ProjectGalleryProps = { title: string; images: GalleryImage[] };

export function ProjectGallery({ title, images }: ProjectGalleryProps) {
  const [position, setPosition] = useState(0);
  const current = images[position];
  if (!current) {
    return (
      <EmptyState title="No images yet" icon={<Images aria-hidden />}>
        The creator has not added pictures to this project.
      </EmptyState>
    );
  }

  const move = (step: number) => {
    setPosition(wrapAround(position, step, images.length));
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    move(event.key === forward ? 1 : -1);
  };
  const nameOf = (index: number) => images[index]?.caption ?? `${title}, image ${index + 1}`;

  return (
    <Stack
      as="section"
      gap={4}
      aria-roledescription="carousel"
      aria-label={`Gallery of ${title}`}
      onKeyDown={moveByKey}
    >
      <Stage>
        <Slide src={current.url} alt={nameOf(position)} width={1280} height={800} />
        <Step $side="start">
          <IconButton
            label="Previous image"
            variant="secondary"
            onClick={() => {
              move(-1);
            }}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
        </Step>
        <Step $side="end">
          <IconButton
            label="Next image"
            variant="secondary"
            onClick={() => {
              move(1);
            }}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </Step>
        <Counter role="status">{`${position + 1} / ${images.length}`}</Counter>
      </Stage>
      <GalleryFoot>
        <SlideCaption>{current.caption}</SlideCaption>
        <DownloadImages title={title} images={images} />
      </GalleryFoot>
      <Thumbnails role="list">
        {images.map((image, index) => (
          <li key={image.url}>
            <Thumbnail
              type="button"
              aria-label={`Show ${nameOf(index)}`}
              aria-current={index === position}
              onClick={() => {
                setPosition(index);
              }}
            >
              <img src={image.url} alt="" width={120} height={75} loading="lazy" />
            </Thumbnail>
          </li>
        ))}
      </Thumbnails>
    </Stack>
  );
}
