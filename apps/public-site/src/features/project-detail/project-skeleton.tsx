import { SkeletonBlock, SkeletonGroup, SkeletonText, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { coverShape, Heading } from './project-hero.styles.ts';
import { ProjectLayout } from './project-layout.tsx';

const CoverSkeleton = styled(SkeletonBlock)`
  ${coverShape}
  margin-block-end: ${tokens.space[6]};
`;

export function ProjectSkeleton() {
  return (
    <SkeletonGroup label="Loading project">
      <ProjectLayout
        heading={
          <Stack as={Heading} gap={3}>
            <SkeletonBlock width="130px" height="24px" />
            <SkeletonBlock width="260px" height="24px" />
            <SkeletonText size={44} lineHeight={1.2} />
          </Stack>
        }
        main={
          <>
            <CoverSkeleton height="auto" />
            <SkeletonText lines={8} />
          </>
        }
        hire={null}
        facts={<SkeletonBlock height="320px" shape="l" />}
      />
    </SkeletonGroup>
  );
}
