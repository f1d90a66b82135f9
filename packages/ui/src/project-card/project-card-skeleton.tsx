import type { ComponentPropsWithRef } from 'react';
import { CardFooter } from '../card/card-parts.styles.ts';
import { CoverFrame } from '../cover/cover.styles.ts';
import { SkeletonBlock, SkeletonText } from '../skeleton/skeleton.tsx';
import { Body, Picture, ProjectCardElement, Tags, titleLineHeight } from './project-card.styles.ts';

/** Has the same size as a ProjectCard in the same column. */
export function ProjectCardSkeleton(props: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <ProjectCardElement aria-hidden {...props} $variant="plain" $padding="none">
      <Picture>
        <CoverFrame />
      </Picture>
      <Body>
        <SkeletonText size={16} lineHeight={titleLineHeight} />
        <SkeletonText size={14} lines={2} />
        <Tags>
          <SkeletonBlock height="26px" width="70%" shape="full" />
        </Tags>
        <CardFooter>
          <SkeletonBlock height="14px" width="96px" />
        </CardFooter>
      </Body>
    </ProjectCardElement>
  );
}
