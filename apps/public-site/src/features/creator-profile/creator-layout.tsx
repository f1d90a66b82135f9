import {
  Container,
  ProjectCardSkeleton,
  Grid,
  SkeletonBlock,
  SkeletonGroup,
  tokens,
} from '@showcase/ui';
import { projectColumns } from '@showcase/kit/card-lists';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Back, Identity, Mosaic, Portrait } from './creator-banner.styles.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  padding-block: ${tokens.space[4]} ${tokens.space[20]};

  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: ${tokens.space[10]};
    align-items: start;
  }
`;

/** Work and story on the left, facts on the right; stacked on narrow screens. */
export function CreatorLayout({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Container as={Columns}>
      <div>{main}</div>
      <aside aria-label="About the creator">{aside}</aside>
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
        <Mosaic data-theme="night" />
        <Identity>
          <Portrait>
            <SkeletonBlock width="96px" height="96px" shape="full" />
          </Portrait>
          <SkeletonBlock width="240px" height="64px" data-part="text" />
          <SkeletonBlock height="64px" shape="l" data-part="facts" />
        </Identity>
      </Container>
      <CreatorLayout
        aside={<SkeletonBlock height="440px" shape="l" />}
        main={
          <Grid min={projectColumns} gap={4}>
            <ProjectCardSkeleton />
            <ProjectCardSkeleton />
          </Grid>
        }
      />
    </SkeletonGroup>
  );
}
