import { Grid, ProjectCard, Stack, formatCount } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { FolderOpen, MessageSquare, Package } from 'lucide-react';
import { countLabel } from '../../shared/list-search/count-label.ts';
import { useCardActions } from '../../shared/project-marks/use-card-actions.ts';
import { Quiet } from './creator-facts.styles.ts';
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
              <Stack gap={5}>
                <Projects projects={projects} isSample={creator.isSample} />
                <PartOf shown={projects.length} total={creator.projectCount} noun="project" />
              </Stack>
            ),
        },
        {
          value: 'services',
          label: 'Services',
          content:
            services.length === 0 ? (
              <NothingYet icon={<Package aria-hidden />}>No services found.</NothingYet>
            ) : (
              <Stack gap={5}>
                <Stack as="ul" role="list" gap={5}>
                  {services.map((service) => (
                    <li key={service.id}>
                      <ServiceCard service={service} isSample={creator.isSample} />
                    </li>
                  ))}
                </Stack>
                <PartOf shown={services.length} total={creator.serviceCount} noun="service" />
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
                  stars={creator.stars}
                />
                <Stack as="ul" role="list" gap={4}>
                  {reviews.map((review) => (
                    <li key={review.id}>
                      <ReviewCard review={review} isSample={creator.isSample} />
                    </li>
                  ))}
                </Stack>
                <PartOf shown={reviews.length} total={creator.reviewCount} noun="review" />
              </Stack>
            ),
        },
      ]}
    />
  );
}

type PartOfProps = { shown: number; total: number; noun: string };

/** Under a list that is not the whole of it. */
function PartOf({ shown, total, noun }: PartOfProps) {
  if (shown >= total) return null;
  return <Quiet>{`Showing ${formatCount(shown)} of ${countLabel({ total }, noun)}`}</Quiet>;
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
