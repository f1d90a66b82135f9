import {
  averageRating,
  imageUrl,
  type DataClient,
  type Project,
  type ProjectDetail,
  type Review,
} from '@showcase/data';
import { formatCount } from '@showcase/ui';
import type { ProjectView } from './project-view.ts';

type Rows = {
  project: ProjectDetail;
  reviews: Review[];
  related: Project[];
};

/** A project's page from its rows. */
export function realProjectView(
  client: DataClient,
  { project, reviews, related }: Rows,
): ProjectView {
  const { owner } = project;
  return {
    id: project.id,
    title: project.title,
    description: project.description,
    image: imageUrl(client, project.image_url),
    tags: project.tags,
    createdAt: project.created_at,
    boltUrl: project.bolt_url,
    creator: owner && { ...owner, avatar: imageUrl(client, owner.avatar) },
    reviews: { average: averageRating(reviews), count: reviews.length },
    stats: [
      { label: 'Views', value: formatCount(project.view_count) },
      { label: 'Likes', value: formatCount(project.like_count) },
      { label: 'Saves', value: formatCount(project.save_count) },
      { label: 'Reviews', value: formatCount(reviews.length) },
    ],
    related: related.map(({ id, title, image_url, tags }) => ({
      id,
      title,
      image: imageUrl(client, image_url),
      tags,
    })),
    isSample: false,
  };
}
