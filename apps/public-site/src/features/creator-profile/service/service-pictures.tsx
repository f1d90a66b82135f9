import { bidi, Cover, tokens } from '@showcase/ui';
import { Carousel } from '@showcase/ui/carousel';
import styled from 'styled-components';
import type { ShownService } from '../creator-view.ts';

/** Narrow enough to keep the title and the price in sight. */
const Pictures = styled.div`
  max-inline-size: 480px;
`;

const Picture = styled(Cover)`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
`;

const SIZES = '(min-width: 768px) 320px, 100vw';

type ServicePicturesProps = Pick<ShownService, 'title' | 'images'>;

/** The pictures of a service, the main one first. */
export function ServicePictures({ title, images }: ServicePicturesProps) {
  const [main] = images;
  if (!main) return null;
  return (
    <Pictures>
      {images.length === 1 ? (
        <Picture {...main} sizes={SIZES} alt={bidi`Picture of ${title}`} />
      ) : (
        <Carousel
          label={bidi`Pictures of ${title}`}
          sizes={SIZES}
          images={images.map((picture, index) => ({
            ...picture,
            alt: bidi`${title}, picture ${index + 1}`,
          }))}
        />
      )}
    </Pictures>
  );
}
