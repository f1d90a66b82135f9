import { projectImage } from '@showcase/data/images';
import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useList } from '@showcase/data/query';
import { generatePath } from '@showcase/remote-contract';
import { Container, Cover } from '@showcase/ui';
import { Maker, Projects, Title, Work } from './not-found-page.styles.ts';

/** Projects that exist. They are no reason to wait, so there is nothing until they have arrived. */
export function Shipped({ path }: { path: string }) {
  const client = useDataClient();
  const { data: projects } = useList(projectQueries(client).showpieces());
  if (projects.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="shipped">
      <Title id="shipped">These did ship</Title>
      <Projects role="list">
        {projects.map(({ id, title, image_url, image_color, owner }) => {
          const image = projectImage(client, image_url);
          return (
            <li key={id}>
              <Work variant="quiet" href={generatePath(path, { id })}>
                <Cover
                  src={image.image_url}
                  srcSet={image.image_srcset}
                  color={image_color}
                  sizes="(min-width: 768px) 400px, 100vw"
                  alt=""
                />
                <strong dir="auto">{title}</strong>
                {owner && (
                  <Maker>
                    by <bdi>{owner.name}</bdi>
                  </Maker>
                )}
              </Work>
            </li>
          );
        })}
      </Projects>
    </Container>
  );
}
