import { bidi, EmptyState, Stack } from '@showcase/ui';
import { Carousel } from '@showcase/ui/carousel';
import Images from 'lucide-react/icons/images';
import { DownloadImages } from './download-images.tsx';

export type GalleryImage = { url: string; caption: string | null };
type ProjectGalleryProps = { title: string; images: GalleryImage[] };

export function ProjectGallery({ title, images }: ProjectGalleryProps) {
  if (images.length === 0) {
    return (
      <EmptyState title="No images yet" icon={<Images aria-hidden />}>
        The creator hasn't added images to this project.
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <Carousel
        label={bidi`Gallery of ${title}`}
        images={images.map(({ url, caption }, index) => ({
          src: url,
          alt: caption ?? bidi`${title}, image ${index + 1}`,
          caption,
        }))}
      />
      <DownloadImages title={title} images={images} />
    </Stack>
  );
}
