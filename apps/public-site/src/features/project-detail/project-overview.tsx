import { Markup, Rating, Stack, formatCount, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { ReviewCard } from '../../shared/reviews/review-card.tsx';
import { ProjectStory } from './about/project-story.tsx';
import type { ProjectView } from './project-view.ts';

const Story = styled.div`
  max-inline-size: ${tokens.size.text};
  line-height: 1.65;
`;

const ReviewsTitle = styled.h2`
  font-size: ${tokens.text[22]};
`;

const MutedText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export function ProjectOverview({ project }: { project: ProjectView }) {
  return (
    <Stack gap={8}>
      <Story>
        <Markup text={project.description} headingLevel={2} />
      </Story>
      <ProjectStory story={project.story} />
      <ProjectReviews reviews={project.reviews} isSample={project.isSample} />
    </Stack>
  );
}

function ProjectReviews({ reviews, isSample }: Pick<ProjectView, 'reviews' | 'isSample'>) {
  return (
    <Stack as="section" gap={4} aria-labelledby="project-reviews">
      <Stack direction="row" justify="between" gap={4}>
        <ReviewsTitle id="project-reviews">Project Reviews</ReviewsTitle>
        {reviews && reviews.count > 0 ? (
          <Stack direction="row" gap={3}>
            <Rating value={reviews.average} />
            <MutedText>{reviewCount(reviews.count)}</MutedText>
          </Stack>
        ) : (
          <MutedText>{reviews ? 'No reviews yet' : "We couldn't load the reviews."}</MutedText>
        )}
      </Stack>
      {reviews?.newest.map((review) => (
        <ReviewCard key={review.id} review={review} isSample={isSample} />
      ))}
    </Stack>
  );
}

function reviewCount(count: number) {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
}
