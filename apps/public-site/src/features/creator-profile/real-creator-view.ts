import type { DataClient } from '@showcase/data/client';
import { imageSrcSet, imageUrl, projectImage } from '@showcase/data/images';
import type { Project } from '@showcase/data/projects';
import type { Review } from '@showcase/data/reviews';
import type { Service } from '@showcase/data/services';
import type { CreatorTotals, User } from '@showcase/data/users';
import { toPlainText } from '@showcase/kit/plain-text';
import { describeAvailability } from '@showcase/kit/card-lists';
import { getProfileLinks } from '@showcase/kit/profile';
import { getRatingDistribution } from '@showcase/kit/reviews';
import type { useFormatDate } from '@showcase/ui';
import type { CreatorView } from './creator-view.ts';

type Rows = {
  user: User;
  email: string | null;
  projects: Project[];
  services: Service[];
  reviews: Review[];
  /** Null if the rows are complete. */
  totals: CreatorTotals | null;
  formatDate: ReturnType<typeof useFormatDate>;
};

/** Builds a creator's page from the database rows. */
export function realCreatorView(client: DataClient, rows: Rows): CreatorView {
  const { user, reviews, totals } = rows;
  // Owners can read their inactive services too, but this page shows what clients see.
  const services = rows.services.filter((service) => service.is_active);
  const toPicture = (image: string) => {
    const src = imageUrl(client, image);
    return src ? { src, srcSet: imageSrcSet(client, image) } : [];
  };
  return {
    id: user.id,
    name: user.name,
    avatar: imageUrl(client, user.avatar),
    location: user.location,
    bio: user.bio,
    skills: user.skills,
    specialization: user.specialization,
    availability: describeAvailability(user.availability),
    hourlyRate: user.hourly_rate || null,
    yearsOfExperience: user.years_experience,
    languages: user.languages,
    links: getProfileLinks(user),
    experience: user.experience,
    education: user.education,
    email: rows.email,
    memberSince: rows.formatDate(user.created_at, 'month'),
    rating: user.rating_avg,
    ratingCount: user.rating_count,
    projectCount: totals?.projects ?? rows.projects.length,
    serviceCount: totals?.services ?? services.length,
    reviewCount: totals?.reviews ?? reviews.length,
    stars: totals?.stars ?? getRatingDistribution(reviews),
    projects: rows.projects.map((project) => ({
      ...project,
      description: toPlainText(project.description),
      ...projectImage(client, project.image_url),
    })),
    services: services.map((service) => ({
      ...service,
      images: service.images.flatMap(toPicture),
    })),
    reviews: reviews.map(({ author_initial, ...review }) => ({
      ...review,
      initial: author_initial,
    })),
    isSample: false,
  };
}
