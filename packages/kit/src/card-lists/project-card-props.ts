import type { DataClient } from '@showcase/data/client';
import { imageUrl, projectImage } from '@showcase/data/images';
import type { FoundProject } from '@showcase/data/projects';
import { toPlainText } from '../plain-text/to-plain-text.ts';

/** The props of a ProjectCard for a project from the database. The picture is a reference into the storage. */
export function projectCardProps(client: DataClient, project: FoundProject) {
  const { name, avatar, rating_avg, rating_count } = project.owner;
  return {
    project: {
      ...project,
      description: toPlainText(project.description),
      ...projectImage(client, project.image_url),
      maker: {
        name,
        avatar: imageUrl(client, avatar),
        rating: rating_count > 0 ? rating_avg : null,
      },
    },
  };
}
