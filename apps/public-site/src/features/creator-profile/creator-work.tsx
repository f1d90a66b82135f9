import { useUser } from '@showcase/data/session';
import { projectColumns } from '@showcase/kit/card-lists';
import { ListFooter, type NextPage } from '@showcase/kit/lists';
import { RatingSummary } from '@showcase/kit/reviews';
import { bidi, Grid, ProjectCard, Stack } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import FolderOpen from 'lucide-react/icons/folder-open';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useCardActions } from '@showcase/kit/project-reactions';
import type { CreatorView } from './creator-view.ts';
import { EmptyTab } from './empty-tab.tsx';
import { ReviewCard } from '../../shared/reviews/review-card.tsx';
import { serviceElementId, ServiceCard } from './service/service-card.tsx';
import { useLinkedService } from './service/use-linked-service.ts';
import { ServicePrices } from './service/service-prices.tsx';

type ListPagination = NextPage & {
  /** Why the list failed to load. */
  error: Error | null;
};

/** Pagination of each list. */
export type CreatorPagination = Record<'projects' | 'services' | 'reviews', ListPagination>;

type Tab = keyof CreatorPagination;

type CreatorWorkProps = { creator: CreatorView; pagination?: CreatorPagination };

/** The creator's projects, services and reviews. */
export function CreatorWork({ creator, pagination }: CreatorWorkProps) {
  const { projects, services, reviews } = creator;
  const isOwn = useUser().authUser?.id === creator.id;
  const linked = useLinkedService(services.map(({ id }) => id));
  const [chosen, setTab] = useState<Tab | null>(null);
  const tab = chosen ?? (linked === null ? 'projects' : 'services');
  const openService = (id: string) => {
    flushSync(() => setTab('services'));
    document.getElementById(serviceElementId(id))?.focus();
  };
  return (
    <>
      <ServicePrices services={services} onOpen={openService} />
      <Tabs
        label={bidi`Work by ${creator.name}`}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'projects',
            label: 'Projects',
            content:
              projects.length === 0 ? (
                <EmptyTab icon={<FolderOpen aria-hidden />}>
                  {pagination?.projects.error
                    ? "We couldn't load the projects."
                    : 'No projects found.'}
                </EmptyTab>
              ) : (
                <Stack gap={5}>
                  <Projects projects={projects} isSample={creator.isSample} />
                  <MoreItems
                    pagination={pagination?.projects}
                    shown={projects.length}
                    total={creator.projectCount}
                    noun="project"
                  />
                </Stack>
              ),
          },
          {
            value: 'services',
            label: 'Services',
            content:
              services.length === 0 ? (
                <EmptyTab icon={<Package aria-hidden />}>
                  {pagination?.services.error
                    ? "We couldn't load the services."
                    : 'No services found.'}
                </EmptyTab>
              ) : (
                <Stack gap={5}>
                  <Stack as="ul" role="list" gap={5}>
                    {services.map((service) => (
                      <li key={service.id}>
                        <ServiceCard service={service} isSample={creator.isSample} isOwn={isOwn} />
                      </li>
                    ))}
                  </Stack>
                  <MoreItems
                    pagination={pagination?.services}
                    shown={services.length}
                    total={creator.serviceCount}
                    noun="service"
                  />
                </Stack>
              ),
          },
          {
            value: 'reviews',
            label: 'Reviews',
            content:
              reviews.length === 0 ? (
                <EmptyTab icon={<MessageSquare aria-hidden />}>
                  {pagination?.reviews.error ? "We couldn't load the reviews." : 'No reviews yet.'}
                </EmptyTab>
              ) : (
                <Stack gap={5}>
                  <RatingSummary
                    rating={creator.rating}
                    count={creator.ratingCount}
                    stars={creator.stars}
                    headingLevel={3}
                  />
                  <Stack as="ul" role="list" gap={4}>
                    {reviews.map((review) => (
                      <li key={review.id}>
                        <ReviewCard review={review} isSample={creator.isSample} />
                      </li>
                    ))}
                  </Stack>
                  <MoreItems
                    pagination={pagination?.reviews}
                    shown={reviews.length}
                    total={creator.reviewCount}
                    noun="review"
                  />
                </Stack>
              ),
          },
        ]}
      />
    </>
  );
}

type MoreItemsProps = {
  pagination: ListPagination | undefined;
  shown: number;
  total: number;
  noun: string;
};

/** Below a list that may be incomplete. */
function MoreItems({ pagination, shown, total, noun }: MoreItemsProps) {
  if (!pagination) return null;
  return (
    <ListFooter
      noun={noun}
      visibleCount={shown}
      total={total}
      list={{ ...pagination, hasNextPage: pagination.hasNextPage && shown < total }}
    />
  );
}

function Projects({
  projects,
  isSample,
}: {
  projects: CreatorView['projects'];
  isSample: boolean;
}) {
  const { actionsOf } = useCardActions(projects, { isSample });
  return (
    <Grid as="ul" role="list" min={projectColumns} gap={4} hasCards>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} {...actionsOf(project)} />
        </li>
      ))}
    </Grid>
  );
}
