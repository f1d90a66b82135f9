import { averageRating } from '@showcase/data/reviews';
import { formatCount } from '@showcase/ui';
import { sampleCreator } from '../../shared/samples/sample-creators.ts';
import { sampleStats } from '../../shared/samples/sample-material.ts';
import { sampleProject, sampleProjects } from '../../shared/samples/sample-projects.ts';
import { sampleReviews } from '../../shared/samples/sample-reviews.ts';
import type { ProjectView } from './project-view.ts';

/** The sample that is shown for a project that could not be loaded. */
export function sampleProjectView(id: string): ProjectView {
  const project = sampleProject(id);
  return {
    ...project,
    creator: {
      ...sampleCreator(project.user_id),
      rating: averageRating(sampleReviews),
      offer: null,
      availability: null,
    },
    reviews: {
      average: averageRating(sampleReviews),
      count: sampleReviews.length,
      items: sampleReviews.map((review) => ({ ...review, project: null })),
    },
    stats: [
      { label: 'Views', value: formatCount(sampleStats.views) },
      { label: 'Likes', value: formatCount(sampleStats.likes) },
      { label: 'Saves', value: formatCount(sampleStats.saves) },
      { label: 'Reviews', value: formatCount(sampleReviews.length) },
    ],
    related: sampleProjects
      .filter((other) => other.id !== project.id)
      .map((other) => ({ ...other, tags: [...other.tags] })),
    others: [],
    visibility: 'public',
    facts: [],
    story: [],
    sale: null,
    isSold: false,
    isSample: true,
  };
}
