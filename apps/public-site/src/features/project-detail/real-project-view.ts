import type { DataClient } from '@showcase/data/client';
import { imageUrl, projectImage } from '@showcase/data/images';
import type { Project, ProjectDetail } from '@showcase/data/projects';
import { averageRating, type Review, type StarCount } from '@showcase/data/reviews';
import { formatCount } from '@showcase/ui';
import type { ProjectView } from './project-view.ts';

type Rows = {
  project: ProjectDetail;
  /** Null if they failed to load. */
  reviews: Review[] | null;
  /** Empty if the reviews are complete. */
  stars: StarCount[];
  related: Project[];
};

/** Builds a project's page from the database rows. */
export function realProjectView(
  client: DataClient,
  { project, reviews: loadedReviews, stars, related }: Rows,
): ProjectView {
  const { owner } = project;
  const reviews =
    stars.length > 0 ? summarizeStars(stars) : loadedReviews && summarizeReviews(loadedReviews);
  return {
    ...project,
    ...projectImage(client, project.image_url),
    creator: owner && { ...owner, avatar: imageUrl(client, owner.avatar) },
    reviews,
    stats: [
      { label: 'Views', value: formatCount(project.view_count) },
      { label: 'Likes', value: formatCount(project.like_count) },
      { label: 'Saves', value: formatCount(project.save_count) },
      { label: 'Reviews', value: reviews ? formatCount(reviews.count) : '–' },
    ],
    related: related.map((other) => ({ ...other, ...projectImage(client, other.image_url) })),
    isSample: false,
  };
}

function summarizeReviews(reviews: Review[]) {
  return { average: averageRating(reviews), count: reviews.length };
}

function summarizeStars(spread: StarCount[]) {
  const count = spread.reduce((sum, { count: starCount }) => sum + starCount, 0);
  const points = spread.reduce((sum, { stars, count: starCount }) => sum + stars * starCount, 0);
  return { average: count === 0 ? 0 : points / count, count };
}
