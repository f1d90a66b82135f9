import { Grid, ProjectCard, Stack } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { FolderOpen, MessageSquare, Package } from 'lucide-react';
import { useCardActions } from '../../shared/project-marks/use-card-actions.ts';
import type { CreatorView, ProfileProject } from './creator-view.ts';
import { NothingYet } from './nothing-yet.tsx';
import { RatingSummary } from './reviews/rating-summary.tsx';
import { ReviewCard } from './reviews/review-card.tsx';
import { ServiceCard } from './service/service-card.tsx';

/** What the creator made, sells, and is said to be like. */
export function CreatorWork({ creator }: { creator: CreatorView }) {
  const { projects, services, reviews } = creator;
  return (
    <Tabs
      label={`Work of ${creator.name}`}
      tabs={[
        {
          value: 'projects',
          label: 'Projects',
          content:
            projects.length === 0 ? (
              <NothingYet icon={<FolderOpen aria-hidden />}>No projects found.</NothingYet>
            ) : (
              <Projects projects={projects} isSample={creator.isSample} />
            ),
        },
        {
          value: 'services',
          label: 'Services',
          content:
            services.length === 0 ? (
              <NothingYet icon={<Package aria-hidden />}>No services found.</NothingYet>
            ) : (
              <Stack as="ul" role="list" gap={5}>
                {services.map((service) => (
                  <li key={service.id}>
                    <ServiceCard service={service} isSample={creator.isSample} />
                  </li>
                ))}
              </Stack>
            ),
        },
        {
          value: 'reviews',
          label: 'Reviews',
          content:
            reviews.length === 0 ? (
              <NothingYet icon={<MessageSquare aria-hidden />}>No reviews yet.</NothingYet>
            ) : (
              <Stack gap={5}>
                <RatingSummary
                  rating={creator.rating}
                  count={creator.reviewCount}
                  reviews={reviews}
                />
                <Stack as="ul" role="list" gap={4}>
                  {reviews.map((review) => (
                    <li key={review.id}>
                      <ReviewCard review={review} isSample={creator.isSample} />
                    </li>
                  ))}
                </Stack>
              </Stack>
            ),
        },
      ]}
    />
  );
}

function Projects({ projects, isSample }: { projects: ProfileProject[]; isSample: boolean }) {
  const actionsOf = useCardActions(projects, { isSample });
  return (
    <Grid as="ul" role="list" min={268}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} {...actionsOf(project)} />
        </li>
      ))}
    </Grid>
  );
}
