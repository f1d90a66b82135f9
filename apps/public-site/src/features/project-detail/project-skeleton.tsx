import { Container, SkeletonBlock, SkeletonGroup, SkeletonText, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { coverShape, Hero } from './project-hero.styles.ts';
import { ProjectLayout } from './project-detail.tsx';

const BackSkeleton = styled(SkeletonBlock)`
  margin-block-end: ${tokens.space[6]};
`;

const CoverSkeleton = styled(SkeletonBlock)`
  ${coverShape}
`;

export function ProjectSkeleton() {
  return (
    <SkeletonGroup label="Loading project">
      <Container as={Hero}>
        <BackSkeleton width="130px" height="24px" />
        <CoverSkeleton height="auto" />
        <Stack gap={4}>
          <SkeletonBlock width="260px" height="28px" shape="full" />
          <SkeletonText size={48} lineHeight={1.2} />
          <SkeletonBlock width="240px" height="40px" />
        </Stack>
      </Container>
      <ProjectLayout
        main={<SkeletonText lines={8} />}
        aside={<SkeletonBlock height="320px" shape="l" />}
      />
    </SkeletonGroup>
  );
}
