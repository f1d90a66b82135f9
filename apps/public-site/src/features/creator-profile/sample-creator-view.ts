import { toPlainText } from '@showcase/kit/plain-text';
import { getRatingDistribution } from '@showcase/kit/reviews';
import { averageRating } from '@showcase/data/reviews';
import { sampleCreator } from '../../shared/samples/sample-creators.ts';
import { sampleProjects } from '../../shared/samples/sample-projects.ts';
import { sampleReviews } from '../../shared/samples/sample-reviews.ts';
import { sampleServices } from '../../shared/samples/sample-services.ts';
import type { CreatorView } from './creator-view.ts';

/** The sample that is shown for a creator who could not be loaded. */
export function sampleCreatorView(id: string): CreatorView {
  return {
    ...sampleCreator(id),
    specialization: null,
    availability: null,
    hourlyRate: null,
    yearsOfExperience: null,
    languages: [],
    links: [],
    experience: [],
    education: [],
    memberSince: 'Jun 2023',
    rating: averageRating(sampleReviews),
    ratingCount: sampleReviews.length,
    projectCount: sampleProjects.length,
    serviceCount: sampleServices.length,
    reviewCount: sampleReviews.length,
    stars: getRatingDistribution(sampleReviews),
    projects: sampleProjects.map((project) => ({
      ...project,
      description: toPlainText(project.description),
      tags: [...project.tags],
    })),
    services: sampleServices,
    reviews: sampleReviews,
    isSample: true,
  };
}
