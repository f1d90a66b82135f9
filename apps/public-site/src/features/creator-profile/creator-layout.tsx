import {
  Container,
  ProjectCardSkeleton,
  Grid,
  SkeletonBlock,
  SkeletonGroup,
  tokens,
} from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Backdrop, Back, Identity, Portrait } from './creator-banner.styles.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  padding-block: ${tokens.space[8]} ${tokens.space[20]};

  ${tokens.media.desktop} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: ${tokens.space[10]};
    align-items: start;
  }
`;

/** Facts on the left, work on the right; stacked on narrow screens. */
export function CreatorLayout({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Container as={Columns}>
      <div>{aside}</div>
      <div>{main}</div>
    </Container>
  );
}

export function CreatorSkeleton() {
  return (
    <SkeletonGroup label="Loading creator">
      <Container>
        <Back>
          <SkeletonBlock width="130px" height="24px" />
        </Back>
        <Backdrop />
        <Identity>
          <Portrait>
            <SkeletonBlock width="96px" height="96px" shape="full" />
          </Portrait>
          <SkeletonBlock width="240px" height="64px" />
        </Identity>
      </Container>
      <CreatorLayout
        aside={<SkeletonBlock height="440px" shape="l" />}
        main={
          <Grid min={268}>
            <ProjectCardSkeleton />
            <ProjectCardSkeleton />
          </Grid>
        }
      />
    </SkeletonGroup>
  );
}
