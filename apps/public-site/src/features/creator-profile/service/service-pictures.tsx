import { Cover, tokens } from '@showcase/ui';
import { Carousel } from '@showcase/ui/carousel';
import styled from 'styled-components';

const Picture = styled(Cover)`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
`;

type ServicePicturesProps = { title: string; images: readonly string[] };

/** The pictures of a service, its main one first. */
export function ServicePictures({ title, images }: ServicePicturesProps) {
  const [main] = images;
  if (!main) return null;
  if (images.length === 1) return <Picture src={main} alt={`Picture of ${title}`} />;
  return (
    <Carousel
      label={`Pictures of ${title}`}
      images={images.map((src, index) => ({ src, alt: `${title}, picture ${index + 1}` }))}
    />
  );
}
