import { Cover, isolated, tokens } from '@showcase/ui';
import { Carousel } from '@showcase/ui/carousel';
import styled from 'styled-components';

/** Narrow enough to keep the title and the price below visible. */
const Pictures = styled.div`
  max-inline-size: 480px;
`;

const Picture = styled(Cover)`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
`;

type ServicePicturesProps = { title: string; images: readonly string[] };

/** The pictures of a service, the main one first. */
export function ServicePictures({ title, images }: ServicePicturesProps) {
  const [main] = images;
  if (!main) return null;
  return (
    <Pictures>
      {images.length === 1 ? (
        <Picture src={main} alt={isolated`Picture of ${title}`} />
      ) : (
        <Carousel
          label={isolated`Pictures of ${title}`}
          images={images.map((src, index) => ({
            src,
            alt: isolated`${title}, picture ${index + 1}`,
          }))}
        />
      )}
    </Pictures>
  );
}
