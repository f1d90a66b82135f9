import type { DataClient } from '@showcase/data/client';
import { imageUrl, projectImage } from '@showcase/data/images';
import type { Project, ProjectDetail } from '@showcase/data/projects';
import { averageRating, type Review, type StarCount } from '@showcase/data/reviews';
import { describeAvailability } from '@showcase/kit/card-lists';
import { toPlainText } from '@showcase/kit/plain-text';
import { formatCount } from '@showcase/ui';
import { getFacts, getSale, getStory } from './about/project-facts.ts';
import type { ProjectView } from './project-view.ts';

type Rows = {
  project: ProjectDetail;
  /** Undefined while they load, and null if that failed. */
  reviews: Review[] | null | undefined;
  /** Empty if the reviews are complete. */
  stars: StarCount[];
  related: Project[];
  others: Project[];
};

/** Builds a project's page from the database rows. */
export function realProjectView(
  client: DataClient,
  { project, reviews: loadedReviews, stars, related, others }: Rows,
): ProjectView {
  const { owner } = project;
  const reviews = loadedReviews && {
    ...(stars.length > 0 ? summarizeStars(stars) : summarizeReviews(loadedReviews)),
    items: loadedReviews.map(({ author_initial, ...review }) => ({
      ...review,
      initial: author_initial,
      project: null,
    })),
  };
  return {
    ...project,
    ...projectImage(client, project.image_url),
    creator: owner && {
      ...owner,
      avatar: imageUrl(client, owner.avatar),
      rating: owner.rating_count > 0 ? owner.rating_avg : null,
      offer: owner.offers[0] ?? null,
      availability: describeAvailability(owner.availability),
    },
    reviews,
    stats: [
      { label: 'Views', value: formatCount(project.view_count) },
      { label: 'Likes', value: formatCount(project.like_count) },
      { label: 'Saves', value: formatCount(project.save_count) },
      { label: 'Reviews', value: reviews ? formatCount(reviews.count) : '–' },
    ],
    facts: getFacts(project),
    story: getStory(project),
    sale: getSale(project),
    isSold: project.sold_at !== null,
    related: related.map((other) => ({ ...other, ...projectImage(client, other.image_url) })),
    others: others.map((other) => ({
      ...other,
      description: toPlainText(other.description),
      ...projectImage(client, other.image_url),
    })),
    isSample: false,
  };
}

function summarizeReviews(reviews: Review[]) {
  return {
    average: averageRating(reviews),
    count: reviews.filter(({ is_counted }) => is_counted).length,
  };
}

function summarizeStars(spread: StarCount[]) {
  const count = spread.reduce((sum, { count: starCount }) => sum + starCount, 0);
  const points = spread.reduce((sum, { stars, count: starCount }) => sum + stars * starCount, 0);
  return { average: count === 0 ? 0 : points / count, count };
}
